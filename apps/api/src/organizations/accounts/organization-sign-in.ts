import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@closewise/domain/events';
import { DeviceCookies } from '../../platform/auth/sessions/device-cookies.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { accountOf, OrganizationProof } from './organization-proof.js';
import { Organizations, sessionSubjectOf, type KnownOrganization } from './organizations.js';

/** Begins an organization's session. */
@Injectable()
export class OrganizationSignIn {
  constructor(
    private readonly organizations: Organizations,
    private readonly proof: OrganizationProof,
    private readonly sessions: Sessions,
    private readonly devices: DeviceCookies,
  ) {}

  /** Refuses alike whatever was wrong. */
  async run(
    { email, password }: Readonly<{ email: string; password: string }>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<KnownOrganization> {
    const emailKey = this.organizations.keyOf(email);
    const organization = await this.proof.of(emailKey, password, request);
    if (!organization) throw invalidCredentials();
    const subjectId = sessionSubjectOf(organization);
    const session = await this.sessions.start('organization', subjectId, request, reply);
    if (!(await this.isStillInForce(organization))) {
      await this.sessions.endOne('organization', subjectId, session.id);
      await this.sessions.end('organization', request, reply);
      throw invalidCredentials();
    }
    this.devices.remember(request, reply, accountOf(emailKey));
    return organization;
  }

  /** A change that ended all sessions between the check of the password and the session's start has not seen this one. */
  private async isStillInForce({ tag, credentialId }: KnownOrganization): Promise<boolean> {
    return (await this.organizations.find(tag))?.credentialId === credentialId;
  }
}

const invalidCredentials = (): DomainError =>
  new DomainError('organizations.invalid-credentials', 'Invalid credentials');

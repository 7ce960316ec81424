import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@closewise/domain/events';
import { DeviceCookies } from '../../platform/auth/sessions/device-cookies.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { Admins, type KnownAdmin } from './admins.js';
import { accountOf, PasswordProof } from './password-proof.js';
import { refuseSignIn } from './second-factor/second-factor-proof.js';
import { SecondFactorProof } from './second-factor/second-factor-proof.js';

/** Starts an admin's session. */
@Injectable()
export class SignIn {
  constructor(
    private readonly admins: Admins,
    private readonly proof: PasswordProof,
    private readonly secondFactor: SecondFactorProof,
    private readonly sessions: Sessions,
    private readonly devices: DeviceCookies,
  ) {}

  /** Gives the same refusal for every mismatch of username and password; a code is required only after both match. */
  async run(
    { username, password, code }: Readonly<{ username: string; password: string; code?: string | undefined }>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<KnownAdmin> {
    const usernameKey = this.admins.keyOf(username);
    const admin = await this.proof.check(usernameKey, password, request);
    if (!admin) throw invalidCredentials();
    const problem = await this.secondFactor.findProblem(admin, code, request);
    if (problem) throw refuseSignIn(problem);
    const session = await this.sessions.start('admin', admin.adminId, request, reply);
    if (!(await this.isStillInForce(admin))) {
      await this.sessions.endOne('admin', admin.adminId, session.id);
      await this.sessions.end('admin', request, reply);
      throw invalidCredentials();
    }
    this.devices.remember(request, reply, accountOf(usernameKey));
    return admin;
  }

  /** Rechecks, since a change that ended all sessions after the password check has missed this new session. */
  private async isStillInForce(admin: KnownAdmin): Promise<boolean> {
    const now = await this.admins.find(admin.adminId);
    const isSame = now?.status === 'active' && now.credentialId === admin.credentialId;
    return isSame && (admin.secondFactor || !now.secondFactor);
  }
}

const invalidCredentials = (): DomainError =>
  new DomainError('administration.invalid-credentials', 'Invalid credentials');

import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { adminDecider, adminStream, type AdminState } from '@closewise/domain/administration';
import { DomainError } from '@closewise/domain/events';
import type { Session } from '../../../platform/auth/sessions/session.js';
import { Sessions } from '../../../platform/auth/sessions/sessions.js';
import { byRequest } from '../../../platform/commands/contexts.js';
import { CommandExecutor, type DecisionResult } from '../../../platform/event-store/command-executor.js';
import { Projections } from '../../../platform/projections/projection.js';
import { shownInAudit } from '../../audit/audit.projection.js';
import { AccountChanges } from '../admins.js';
import { Admins, type KnownAdmin } from '../admins.js';
import { createSecret } from './authenticator.js';
import { refuseCode } from './second-factor-proof.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorProof } from './second-factor-proof.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';

/** Sets up an admin's own second factor: the app gets the secret, a code proves it, and an event turns it on. */
@Injectable()
export class SecondFactorSetup {
  constructor(
    private readonly changes: AccountChanges,
    private readonly admins: Admins,
    private readonly secrets: SecondFactorSecrets,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly proof: SecondFactorProof,
    private readonly executor: CommandExecutor,
    private readonly sessions: Sessions,
    private readonly projections: Projections,
  ) {}

  /** Stores a new secret, which has no effect until a code proves that the app has it. */
  enrol(adminId: string): Promise<{ admin: KnownAdmin; secret: string }> {
    return this.changes.exclusively(async () => {
      const admin = await this.require('off', adminId);
      const secret = createSecret();
      await this.secrets.replace(admin, secret);
      return { admin, secret };
    });
  }

  /** Turns it on and returns the recovery codes. Ends all other sessions, since they started without it. */
  async activate(session: Session, code: string, request: FastifyRequest): Promise<string[]> {
    const { subjectId: adminId } = session;
    const { codes, changed } = await this.changes.exclusively(async () => {
      const admin = await this.require('off', adminId);
      if (!(await this.secrets.exists(admin))) throw notEnrolled();
      if (!(await this.proof.accepts(admin, code, request))) throw refuseCode('wrong');
      const codes = await this.recoveryCodes.replace(adminId);
      const changed = await this.set(adminId, true, request);
      await this.sessions.endOthers(session);
      return { codes, changed };
    });
    await shownInAudit(this.projections, changed);
    return codes;
  }

  renewRecoveryCodes(adminId: string): Promise<string[]> {
    return this.changes.exclusively(async () => {
      await this.require('on', adminId);
      return this.recoveryCodes.replace(adminId);
    });
  }

  /** Safe to repeat. */
  async disable(adminId: string, request: FastifyRequest): Promise<void> {
    const changed = await this.changes.exclusively(async () => {
      const off = await this.set(adminId, false, request);
      await this.forget(adminId);
      return off;
    });
    await shownInAudit(this.projections, changed);
  }

  /** Deletes the secret and the recovery codes. */
  async forget(adminId: string): Promise<void> {
    await this.secrets.forget(adminId);
    await this.recoveryCodes.forget(adminId);
  }

  private set(
    adminId: string,
    enabled: boolean,
    request: FastifyRequest,
  ): Promise<DecisionResult<AdminState>> {
    const context = byRequest(`admin:${adminId}`, request);
    const command = { type: 'SetSecondFactor', enabled } as const;
    return this.executor.execute(adminDecider, adminStream(adminId), command, context);
  }

  private async require(state: 'on' | 'off', adminId: string): Promise<KnownAdmin> {
    const admin = await this.admins.find(adminId);
    if (!admin) throw new Error(`A session belongs to the unknown admin ${adminId}`);
    if (admin.secondFactor === (state === 'on')) return admin;
    throw admin.secondFactor ? alreadyOn() : stillOff();
  }
}

const alreadyOn = (): DomainError =>
  new DomainError(
    'administration.second-factor-on',
    'The second factor is already on. Turn it off before you set up another app.',
  );

const stillOff = (): DomainError =>
  new DomainError('administration.second-factor-off', 'The second factor is off. Set it up first.');

const notEnrolled = (): DomainError =>
  new DomainError('administration.second-factor-unknown', 'Add the key to your authenticator app first.');

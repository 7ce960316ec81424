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
import { AccountChanges } from '../account-changes.js';
import { Admins, type KnownAdmin } from '../admins.js';
import { newSecret } from './authenticator.js';
import { refuseCode } from './code-refusals.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorProof } from './second-factor-proof.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';

/** An admin's own second factor: given to the app, proved by a code, on from the event that says so. */
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

  /** A new secret, which changes nothing until a code proves that the app has it. */
  enrol(adminId: string): Promise<{ admin: KnownAdmin; secret: string }> {
    return this.changes.exclusively(async () => {
      const admin = await this.thatIs('off', adminId);
      const secret = newSecret();
      await this.secrets.keep(admin, secret);
      return { admin, secret };
    });
  }

  /** Turns it on and answers the recovery codes; whoever came in elsewhere without it has to sign in again. */
  async activate(session: Session, code: string, request: FastifyRequest): Promise<string[]> {
    const { subjectId: adminId } = session;
    const { codes, changed } = await this.changes.exclusively(async () => {
      const admin = await this.thatIs('off', adminId);
      if (!(await this.secrets.exists(admin))) throw notEnrolled();
      if (!(await this.proof.accepts(admin, code, request))) throw refuseCode('right-code');
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
      await this.thatIs('on', adminId);
      return this.recoveryCodes.replace(adminId);
    });
  }

  /** Repeated, it changes nothing. */
  async disable(adminId: string, request: FastifyRequest): Promise<void> {
    const changed = await this.changes.exclusively(async () => {
      const off = await this.set(adminId, false, request);
      await this.forget(adminId);
      return off;
    });
    await shownInAudit(this.projections, changed);
  }

  /** What is left of one that is off. */
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

  private async thatIs(wanted: 'on' | 'off', adminId: string): Promise<KnownAdmin> {
    const admin = await this.admins.find(adminId);
    if (!admin) throw new Error(`A session is of the unknown admin ${adminId}`);
    if (admin.secondFactor === (wanted === 'on')) return admin;
    throw admin.secondFactor ? alreadyOn() : stillOff();
  }
}

const alreadyOn = (): DomainError =>
  new DomainError(
    'administration.second-factor-on',
    'The second factor is on: turn it off before another app',
  );

const stillOff = (): DomainError =>
  new DomainError('administration.second-factor-off', 'The second factor is off: set it up first');

const notEnrolled = (): DomainError =>
  new DomainError('administration.second-factor-unknown', 'Give the key to your authenticator app first');

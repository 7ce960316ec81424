import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { logIfRefused, logSignIn } from '../../../platform/auth/sign-in/sign-in-log.js';
import type { KnownAdmin } from '../admins.js';
import { CodeThrottle } from './code-throttle.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';

/** What an admin with a second factor still owes after the password; null when nothing. */
export type Lacking = 'code' | 'right-code' | null;

/** A code that is typed is checked here and nowhere else: counted first, then compared, and used up. */
@Injectable()
export class SecondFactorProof {
  constructor(
    private readonly throttle: CodeThrottle,
    private readonly secrets: SecondFactorSecrets,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  /** To be asked only after the right password. Throws TooManyRequestsException. */
  async lacking(admin: KnownAdmin, code: string | undefined, request: FastifyRequest): Promise<Lacking> {
    if (!admin.secondFactor) return null;
    if (code === undefined) return 'code';
    return (await this.accepts(admin, code, request)) ? null : 'right-code';
  }

  /** Six digits of the app, or a recovery code, as they were typed. Throws TooManyRequestsException. */
  async accepts(admin: KnownAdmin, code: string, request: FastifyRequest): Promise<boolean> {
    const typed = code.replaceAll(/[\s-]/g, '');
    const account = `admin ${admin.adminId}`;
    await logIfRefused(request, account, this.throttle.admit(admin, request));
    const isRight = /^\d{6}$/.test(typed)
      ? await this.secrets.accept(admin, typed)
      : await this.recoveryCodes.use(admin.adminId, typed);
    logSignIn(request, isRight ? 'right code' : 'wrong code', account);
    if (isRight) await this.throttle.succeeded(admin, request);
    return isRight;
  }
}

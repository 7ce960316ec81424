import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DeviceCookies } from '../../../platform/auth/sessions/device-cookies.js';
import { RateLimits, type RateLimit } from '../../../platform/http/rate-limits/rate-limits.js';
import { accountOf } from '../password-proof.js';
import type { KnownAdmin } from '../admins.js';
import { logIfRefused, logSignIn } from '../../../platform/auth/sign-in/sign-in-log.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';
import { DomainError } from '@closewise/domain/events';

const refusal = 'Too many codes were tried.';
const limits = {
  /** For each browser that has signed in to this account before. */
  device: { name: 'second-factor-device', points: 10, perSeconds: 1800, refusal },
  /** For all other browsers together, from any address, since six digits allow few guesses. */
  account: { name: 'second-factor-account', points: 10, perSeconds: 3600, refusal },
} satisfies Record<string, RateLimit>;

/**
 * Counts codes before they are compared. The owner's browsers have their own budget, so that a thief who knows the
 * password cannot lock the owner out.
 */
@Injectable()
export class CodeThrottle {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly devices: DeviceCookies,
  ) {}

  /** Throws TooManyRequestsException. */
  async admit(admin: KnownAdmin, request: FastifyRequest): Promise<void> {
    await this.rateLimits.spend(...this.budget(admin, request));
  }

  /** Resets the count after a correct code. */
  async succeeded(admin: KnownAdmin, request: FastifyRequest): Promise<void> {
    await this.rateLimits.forget(...this.budget(admin, request));
  }

  private budget({ adminId, usernameKey }: KnownAdmin, request: FastifyRequest): [RateLimit, string] {
    const device = this.devices.read(request, accountOf(usernameKey));
    return device === null ? [limits.account, adminId] : [limits.device, JSON.stringify([adminId, device])];
  }
}

/** Why a sign-in with the correct password needs a code, or another one. */
export type CodeProblem = 'missing' | 'wrong';

/** The only place that checks entered codes: each is counted first, then compared, and used up. */
@Injectable()
export class SecondFactorProof {
  constructor(
    private readonly throttle: CodeThrottle,
    private readonly secrets: SecondFactorSecrets,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  /** Null if no code is required or it is correct. Call only after the correct password. Throws TooManyRequestsException. */
  async findProblem(
    admin: KnownAdmin,
    code: string | undefined,
    request: FastifyRequest,
  ): Promise<CodeProblem | null> {
    if (!admin.secondFactor) return null;
    if (code === undefined) return 'missing';
    return (await this.accepts(admin, code, request)) ? null : 'wrong';
  }

  /** `code` is the app's six digits or a recovery code, as typed. Throws TooManyRequestsException. */
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

const enterCode = 'Enter the code from your authenticator app';
const wrong = 'This code is wrong or was already used. Enter the code that the app shows now.';

/** Refuses a sign-in with the correct password; the client prompts for a code and retries. */
export function refuseSignIn(problem: CodeProblem): DomainError {
  return problem === 'missing'
    ? new DomainError('administration.second-factor-required', enterCode)
    : new DomainError('administration.second-factor-wrong', wrong);
}

/** Refuses the code of a signed-in admin, whose session continues. */
export const refuseCode = (problem: CodeProblem): DomainError =>
  new DomainError('administration.second-factor-unproved', problem === 'missing' ? enterCode : wrong);

import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../http/rate-limits/address-group.js';
import { TooManyRequestsException } from '../../http/problems/retry-later.js';

type Outcome = 'signed in' | `${'right' | 'wrong'} ${'password' | 'code' | 'link'}` | 'too many attempts';

/**
 * Logs one line for each attempt with a password, code or link, and for each new session. `account` is an account's id,
 * or a pseudonym of the input when there is no such account, so that the log contains no names or email addresses.
 * `address` is the client's full network address: rate limits count address groups, but tracing an attack needs all of it.
 */
export function logSignIn({ log, ip }: FastifyRequest, outcome: Outcome, account: string): void {
  log.info({ account, address: clientAddress(ip), outcome }, 'sign-in');
}

/** Logs the attempt when the throttle refuses it; passes the throttle's result or error on. */
export async function logIfRefused<Admitted>(
  request: FastifyRequest,
  account: string,
  admitted: Promise<Admitted>,
): Promise<Admitted> {
  try {
    return await admitted;
  } catch (error) {
    if (error instanceof TooManyRequestsException) logSignIn(request, 'too many attempts', account);
    throw error;
  }
}

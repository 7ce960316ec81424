import type { FastifyRequest } from 'fastify';

type Outcome = 'signed in' | 'wrong password' | 'wrong code';

/**
 * One line for each password or code that was tried, beside the line of its request. `account` names the account by an
 * id or a pseudonym, so that the log holds no name and no e-mail. `address` is the client's whole network address: an
 * attack can be blocked and traced by nothing shorter.
 */
export function logSignIn({ log, ip }: FastifyRequest, outcome: Outcome, account: string): void {
  log.info({ account, address: ip, outcome }, 'sign-in');
}

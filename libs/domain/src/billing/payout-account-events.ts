import type { DomainEvent } from '../events/index.js';
import { payeeKey, type Payee } from '../payee/index.js';

type Account<More extends object = object> = Readonly<
  { payee: Payee; provider: string; accountId: string } & More
>;

/** The payee has an account at the provider, which pays nobody before it is verified. */
export type PayoutAccountOpened = DomainEvent<'PayoutAccountOpened', Account>;

/** The provider pays this account: payouts are enabled and nothing is due of the payee. */
export type PayoutAccountVerified = DomainEvent<'PayoutAccountVerified', Account>;

/**
 * The provider pays this account no longer, or not yet: `reasons` are the provider's words for what is due, or
 * `closed` when there is no such account any more.
 */
export type PayoutAccountRestricted = DomainEvent<'PayoutAccountRestricted', Account<{ reasons: string[] }>>;

/** Every fact of a `payout-account-{payee}` stream. */
export type PayoutAccountEvent = PayoutAccountOpened | PayoutAccountVerified | PayoutAccountRestricted;

/** The one stream of a payee's account at the provider. */
export const payoutAccountStream = (payee: Payee): string => `payout-account-${payeeKey(payee)}`;

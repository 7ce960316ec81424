import type { Cents } from '@closewise/domain/money';
import type { Payee } from '@closewise/domain/payee';

/** How an account stands at the provider: it is paid when `payable`; else `due` says what the payee has to give. */
export type PayoutAccount = Readonly<{
  accountId: string;
  /** Whose it is, by what was said when it was opened. */
  payee: Payee;
  payable: boolean;
  /** The provider's words; `closed` for an account that is none any more. */
  due: readonly string[];
}>;

export type NewPayoutAccount = Readonly<{
  /** The same key gives the same account within the provider's key window (24 hours at Stripe). */
  idempotencyKey: string;
  payee: Payee;
  /** Shown on the provider's pages; null when it was erased. */
  email: string | null;
}>;

export type TransferRequest = Readonly<{
  /** The same key moves money at most once within the provider's key window (24 hours at Stripe). */
  idempotencyKey: string;
  accountId: string;
  amountCents: Cents;
  currency: 'usd';
  /** The payout run: by it the provider's transfers are found again. */
  group: string;
  payee: Payee;
}>;

/** A transfer as the provider states it; `reversedCents` of it came back. `createdAt` is ISO UTC. */
export type Transfer = Readonly<{
  transferId: string;
  accountId: string;
  amountCents: Cents;
  reversedCents: Cents;
  currency: string;
  group: string | null;
  /** Null for a transfer that was not made by us. */
  payee: Payee | null;
  createdAt: string;
}>;

/** The provider has refused a transfer for good: no money moved. `code` is the provider's, such as `account_closed`. */
export class TransferRefusedError extends Error {
  override readonly name = 'TransferRefusedError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Who pays the payees. Every method throws ProviderUnavailableError when the provider gives no answer that means
 * anything; whether it did what was asked is then unknown.
 */
export abstract class PayoutProvider {
  abstract readonly name: 'simulated' | 'stripe';

  /** Opens an account, or gives the one that was opened with the same key a moment before. */
  abstract openAccount(account: NewPayoutAccount): Promise<PayoutAccount>;

  /** Null when there is no such account. */
  abstract lookUpAccount(accountId: string): Promise<PayoutAccount | null>;

  /** Every account of ours that there is, page by page. */
  abstract accounts(): AsyncIterable<readonly PayoutAccount[]>;

  /**
   * A page of the provider where the payee gives what is due; it serves once. Both addresses are our own. Null when there
   * is no such account any more.
   */
  abstract onboardingLink(
    accountId: string,
    addresses: Readonly<{ returnUrl: string; refreshUrl: string }>,
  ): Promise<string | null>;

  /** A page of the provider where the payee sees their payouts; null while there is none. */
  abstract dashboardLink(accountId: string): Promise<string | null>;

  /** What can be paid out now. */
  abstract availableCents(): Promise<Cents>;

  /** Throws TransferRefusedError. */
  abstract transfer(request: TransferRequest): Promise<Transfer>;

  /** Every transfer of a group, with what was reversed of it. */
  abstract transfersOf(group: string): Promise<Transfer[]>;

  /** Every transfer that was made in this time (ISO UTC, `until` excluded), page by page. */
  abstract transfersBetween(from: string, until: string): AsyncIterable<readonly Transfer[]>;
}

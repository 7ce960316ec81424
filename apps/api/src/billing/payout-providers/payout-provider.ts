import type { Cents } from '@closewise/domain/money';
import type { Payee } from '@closewise/domain/payee';

/** A payee's account as the provider reports it. It can be paid when `payable`; otherwise `due` says what is missing. */
export type PayoutAccount = Readonly<{
  accountId: string;
  /** The payee for whom the account was opened. */
  payee: Payee;
  payable: boolean;
  /** The provider's codes; `closed` for an account that no longer exists. */
  due: readonly string[];
}>;

export type NewPayoutAccount = Readonly<{
  /** The same key gives the same account within the provider's key window (24 hours at Stripe). */
  idempotencyKey: string;
  payee: Payee;
  /** Shown on the provider's pages; null after an erasure. */
  email: string | null;
}>;

export type TransferRequest = Readonly<{
  /** The same key moves money at most once within the provider's key window (24 hours at Stripe). */
  idempotencyKey: string;
  accountId: string;
  amountCents: Cents;
  currency: 'usd';
  /** The payout run's id, by which `transfersOf` finds the transfers again. */
  group: string;
  payee: Payee;
}>;

/** A transfer as the provider reports it; `reversedCents` of it were returned. `createdAt` is ISO UTC. */
export type Transfer = Readonly<{
  transferId: string;
  accountId: string;
  amountCents: Cents;
  reversedCents: Cents;
  currency: string;
  group: string | null;
  /** Null for a transfer that we did not make. */
  payee: Payee | null;
  createdAt: string;
}>;

/** The provider finally refused a transfer: no money moved. `code` is the provider's, such as `account_closed`. */
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
 * What a provider can do besides the methods that each one has. `listsAccounts`: `accounts` lists all of them, a page per
 * call; otherwise each account is looked up on its own to notice changes without a webhook.
 */
export type PayoutCapabilities = Readonly<{ listsAccounts: boolean }>;

/** What a refusal means: the account is closed, lacks something, or the amount or our balance is the problem (`ours`). */
export type RefusalProblem = 'account-closed' | 'account-incomplete' | 'ours';

/** A refusal code's meaning, and its words for finance if the code alone is not clear. */
export type RefusalReason = Readonly<{ problem: RefusalProblem; words?: string }>;

/**
 * A provider that pays payees. Each one is a folder with its own settings, webhooks and module, which registers it with
 * `PayoutProviders`. Every method throws ProviderUnavailableError when the provider gives no meaningful answer; whether it
 * carried out the request is then unknown.
 */
export abstract class PayoutProvider {
  /** Stored with accounts, runs and lines, so it never changes. */
  abstract readonly id: string;

  /** Whether its settings are complete. Only configured providers are in use. */
  abstract readonly isConfigured: boolean;

  abstract readonly capabilities: PayoutCapabilities;

  /** Its codes for refused transfers; known even while it is not configured, for runs of the past. */
  abstract readonly refusalReasons: Readonly<Record<string, RefusalReason>>;

  /** Opens an account, or returns the one that was just opened with the same key. */
  abstract openAccount(account: NewPayoutAccount): Promise<PayoutAccount>;

  /** Null for an unknown account. */
  abstract lookUpAccount(accountId: string): Promise<PayoutAccount | null>;

  /** All our accounts, page by page; empty without the capability `listsAccounts`. */
  abstract accounts(): AsyncIterable<readonly PayoutAccount[]>;

  /**
   * A single-use page of the provider where the payee provides what is due. Both addresses are on our own site. Null if
   * the account no longer exists.
   */
  abstract onboardingLink(
    accountId: string,
    addresses: Readonly<{ returnUrl: string; refreshUrl: string }>,
  ): Promise<string | null>;

  /** A page of the provider where payees see their payouts; null without such a page. */
  abstract dashboardLink(accountId: string): Promise<string | null>;

  /** The balance that can be paid out now. */
  abstract availableCents(): Promise<Cents>;

  /** Throws TransferRefusedError. */
  abstract transfer(request: TransferRequest): Promise<Transfer>;

  /** All transfers of a group, with what was reversed of each. */
  abstract transfersOf(group: string): Promise<Transfer[]>;

  /** All transfers made within this time (ISO UTC, `until` excluded), page by page. */
  abstract transfersBetween(from: string, until: string): AsyncIterable<readonly Transfer[]>;
}

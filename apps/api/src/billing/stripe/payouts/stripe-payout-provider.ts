import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { Cents } from '@closewise/domain/money';
import { ProviderUnavailableError } from '../../provider/payment-provider.js';
import {
  PayoutProvider,
  TransferRefusedError,
  type NewPayoutAccount,
  type PayoutAccount,
  type Transfer,
  type TransferRequest,
} from '../../payout-providers/payout-provider.js';
import { StripeAccount } from '../stripe-account.js';
import { isAccountGone, isSpentKey, refusalOf } from '../stripe-refusals.js';
import { callStripe, payeeCall, payoutRunCall } from './call-stripe.js';
import { accountOf, metadataOf, transferOf } from './stripe-payees.js';
import { stripeRefusalReasons } from './stripe-refusal-reasons.js';

const PAGE_SIZE = 100;
/** Idempotency keys tried for one account within one request. */
const MAX_KEYS = 5;

type ListPage = Readonly<{ limit: number; starting_after?: string }>;

/** Payouts by Stripe Connect: each payee has an Express account that receives transfers. */
@Injectable()
export class StripePayoutProvider extends PayoutProvider {
  readonly id = 'stripe';
  readonly capabilities = { listsAccounts: true };
  readonly refusalReasons = stripeRefusalReasons;

  constructor(private readonly account: StripeAccount) {
    super();
  }

  override get isConfigured(): boolean {
    return this.account.isConfigured;
  }

  /** Looks the account up after its creation, since a replayed answer describes the account at its creation. */
  override async openAccount(request: NewPayoutAccount): Promise<PayoutAccount> {
    const { id } = await this.create(request);
    const account = await this.lookUpAccount(id);
    if (!account) throw new Error(`Stripe created ${id} but cannot find it`);
    return account;
  }

  /** Tries the next key when one is used up: because the email address differed, or Stripe replays an error. */
  private async create(request: NewPayoutAccount, keys = 1): Promise<Stripe.Account> {
    const { idempotencyKey: key, payee, email } = request;
    const idempotencyKey = keys === 1 ? key : `${key}-${keys}`;
    const params: Stripe.AccountCreateParams = {
      type: 'express',
      country: 'US',
      capabilities: { transfers: { requested: true } },
      metadata: metadataOf(payee),
      ...(email && { email }),
    };
    const made = await callStripe(payeeCall, (options) =>
      this.stripe.accounts
        .create(params, { ...options, idempotencyKey })
        .catch((error: unknown) => nullIfSpent(error, keys)),
    );
    return made ?? this.create(request, keys + 1);
  }

  override async lookUpAccount(accountId: string): Promise<PayoutAccount | null> {
    const account = await this.retrieve(accountId);
    return account && accountOf(account);
  }

  override async *accounts(): AsyncGenerator<readonly PayoutAccount[]> {
    const { accounts } = this.stripe;
    for await (const page of pagesOf((params, options) => accounts.list(params, options))) {
      yield page.flatMap((account) => accountOf(account) ?? []);
    }
  }

  override async onboardingLink(
    accountId: string,
    { returnUrl, refreshUrl }: Readonly<{ returnUrl: string; refreshUrl: string }>,
  ): Promise<string | null> {
    const params = {
      account: accountId,
      type: 'account_onboarding',
      return_url: returnUrl,
      refresh_url: refreshUrl,
    } as const;
    const link = await callStripe(payeeCall, (options) =>
      this.stripe.accountLinks.create(params, options).catch(nullIfAccountGone),
    );
    return link?.url ?? null;
  }

  /** Null until the payee has completed onboarding. */
  override async dashboardLink(accountId: string): Promise<string | null> {
    const account = await this.retrieve(accountId);
    if (!account?.details_submitted) return null;
    const { url } = await callStripe(payeeCall, (options) =>
      this.stripe.accounts.createLoginLink(accountId, {}, options),
    );
    return url;
  }

  override async availableCents(): Promise<Cents> {
    const { available, livemode } = await callStripe(payoutRunCall, (options) =>
      this.stripe.balance.retrieve({}, options),
    );
    this.assertMode('the balance', livemode);
    return available
      .filter(({ currency }) => currency === 'usd')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  override async transfer(request: TransferRequest): Promise<Transfer> {
    const { idempotencyKey, accountId, amountCents, currency, group, payee } = request;
    const params = {
      amount: amountCents,
      currency,
      destination: accountId,
      transfer_group: group,
      metadata: { ...metadataOf(payee), key: idempotencyKey },
    };
    const made = await callStripe(payoutRunCall, (options) =>
      this.stripe.transfers.create(params, { ...options, idempotencyKey }).catch(nullIfSpentKey),
    );
    if (!made) return this.findMadeTransfer(request);
    this.assertMode(made.id, made.livemode);
    return transferOf(made);
  }

  /** Finds the transfer made under a key that is used up: Stripe replays an error for a day, or knows other terms. */
  private async findMadeTransfer(request: TransferRequest): Promise<Transfer> {
    const { group, idempotencyKey, amountCents, accountId } = request;
    for await (const page of this.pagesOfTransfers({ transfer_group: group })) {
      const made = page.find(({ metadata }) => metadata['key'] === idempotencyKey);
      if (made?.amount === amountCents && made.destination === accountId) return transferOf(made);
    }
    throw new ProviderUnavailableError(
      `Stripe does not report whether it made the transfer ${idempotencyKey}: try again in a day`,
    );
  }

  override async transfersOf(group: string): Promise<Transfer[]> {
    const transfers: Transfer[] = [];
    for await (const page of this.pagesOfTransfers({ transfer_group: group }))
      transfers.push(...page.map(transferOf));
    return transfers;
  }

  /** Stripe's times have a resolution of one second. */
  override async *transfersBetween(from: string, until: string): AsyncGenerator<readonly Transfer[]> {
    const created = { gte: secondsAt(from), lt: secondsAt(until) };
    for await (const page of this.pagesOfTransfers({ created })) yield page.map(transferOf);
  }

  private async *pagesOfTransfers(of: Stripe.TransferListParams): AsyncGenerator<Stripe.Transfer[]> {
    const { transfers } = this.stripe;
    for await (const page of pagesOf((params, options) => transfers.list({ ...of, ...params }, options))) {
      for (const { id, livemode } of page) this.assertMode(id, livemode);
      yield page;
    }
  }

  private async retrieve(accountId: string): Promise<Stripe.Account | null> {
    if (!/^acct_\w+$/.test(accountId)) return null;
    const account = await callStripe(payeeCall, (options) =>
      this.stripe.accounts.retrieve(accountId, {}, options).catch(nullIfAccountGone),
    );
    return account === null || ('deleted' in account && account.deleted) ? null : account;
  }

  /** Keeps test money out of a live run's books, and live money out of a test run's. */
  private assertMode(what: string, livemode: boolean): void {
    if (livemode === this.account.keys.livemode) return;
    throw new Error(`${what} is ${livemode ? 'live' : 'test'} money, but our keys are not`);
  }

  private get stripe(): Stripe {
    return this.account.client;
  }
}

/** Null to try the next key; throws the error after the last one. */
function nullIfSpent(error: unknown, keys: number): null {
  if (keys < MAX_KEYS && isSpentKey(error)) return null;
  throw error;
}

/** Stripe repeats a refusal under the same key for a day, a missing balance included, so each attempt has its own key. */
function nullIfSpentKey(error: unknown): null {
  if (isSpentKey(error)) return null;
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  const { code, requestId } = refusal;
  throw new TransferRefusedError(code, `Stripe refused the transfer: ${code} (${requestId})`);
}

function nullIfAccountGone(error: unknown): null {
  if (isAccountGone(error)) return null;
  throw error;
}

async function* pagesOf<Item extends { id: string }>(
  list: (params: ListPage, options: Stripe.RequestOptions) => Promise<Stripe.ApiList<Item>>,
): AsyncGenerator<Item[]> {
  let last: string | undefined;
  do {
    const next = last ? { starting_after: last } : {};
    const page = await callStripe(payoutRunCall, (options) => list({ limit: PAGE_SIZE, ...next }, options));
    yield page.data;
    last = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (last);
}

const secondsAt = (time: string): number => Math.ceil(new Date(time).getTime() / 1000);

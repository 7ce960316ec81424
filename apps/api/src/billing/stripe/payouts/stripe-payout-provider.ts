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
} from '../../provider/payout-provider.js';
import { StripeAccount } from '../stripe-account.js';
import { isGone, isSpentKey, refusalOf } from '../stripe-refusals.js';
import { ask, ofAPayee, ofAPayoutRun } from './ask-stripe.js';
import { accountOf, metadataOf, transferOf } from './stripe-payees.js';

const PAGE_SIZE = 100;
/** Tried of one account in one request. */
const MOST_KEYS = 5;

type ListPage = Readonly<{ limit: number; starting_after?: string }>;

/** Payouts by Stripe Connect: each payee has an Express account, to which money is transferred. */
@Injectable()
export class StripePayoutProvider extends PayoutProvider {
  readonly name = 'stripe';

  constructor(private readonly account: StripeAccount) {
    super();
  }

  /** Looked up, for a replayed answer would tell how the account was when it was made. */
  override async openAccount(request: NewPayoutAccount): Promise<PayoutAccount> {
    const { id } = await this.create(request);
    const account = await this.lookUpAccount(id);
    if (!account) throw new Error(`Stripe has made ${id} and knows nothing of it`);
    return account;
  }

  /** A key that serves no more, for the address was another one or Stripe replays an error, is followed by the next. */
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
    const made = await ask(ofAPayee, (options) =>
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
    const link = await ask(ofAPayee, (options) =>
      this.stripe.accountLinks.create(params, options).catch(nullIfGone),
    );
    return link?.url ?? null;
  }

  /** Null until the payee has gone through the onboarding once. */
  override async dashboardLink(accountId: string): Promise<string | null> {
    const account = await this.retrieve(accountId);
    if (!account?.details_submitted) return null;
    const { url } = await ask(ofAPayee, (options) =>
      this.stripe.accounts.createLoginLink(accountId, {}, options),
    );
    return url;
  }

  override async availableCents(): Promise<Cents> {
    const { available, livemode } = await ask(ofAPayoutRun, (options) =>
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
    const made = await ask(ofAPayoutRun, (options) =>
      this.stripe.transfers.create(params, { ...options, idempotencyKey }).catch(nullIfSpentKey),
    );
    if (!made) return this.madeBefore(request);
    this.assertMode(made.id, made.livemode);
    return transferOf(made);
  }

  /** What was made under a key that tells nothing any more: for a day Stripe replays an error under it, or knows other terms. */
  private async madeBefore(request: TransferRequest): Promise<Transfer> {
    const { group, idempotencyKey, amountCents, accountId } = request;
    for await (const page of this.pagesOfTransfers({ transfer_group: group })) {
      const made = page.find(({ metadata }) => metadata['key'] === idempotencyKey);
      if (made?.amount === amountCents && made.destination === accountId) return transferOf(made);
    }
    throw new ProviderUnavailableError(
      `Stripe does not tell whether it has made the transfer ${idempotencyKey}: ask again in a day`,
    );
  }

  override async transfersOf(group: string): Promise<Transfer[]> {
    const transfers: Transfer[] = [];
    for await (const page of this.pagesOfTransfers({ transfer_group: group }))
      transfers.push(...page.map(transferOf));
    return transfers;
  }

  /** Stripe's times are whole seconds. */
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
    const account = await ask(ofAPayee, (options) =>
      this.stripe.accounts.retrieve(accountId, {}, options).catch(nullIfGone),
    );
    return account === null || ('deleted' in account && account.deleted) ? null : account;
  }

  /** Test money is none: it may not stand in the books of a live run, nor the other way round. */
  private assertMode(what: string, livemode: boolean): void {
    if (livemode === this.account.keys.livemode) return;
    throw new Error(`${what} was refused: ${livemode ? 'live' : 'test'} money, unlike our keys`);
  }

  private get stripe(): Stripe {
    return this.account.client;
  }
}

/** For the next key to be tried; with none left the error stands. */
function nullIfSpent(error: unknown, keys: number): null {
  if (keys < MOST_KEYS && isSpentKey(error)) return null;
  throw error;
}

/** What Stripe refuses stays refused under the same key for a day, want of money too: another attempt has another key. */
function nullIfSpentKey(error: unknown): null {
  if (isSpentKey(error)) return null;
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  const { code, requestId } = refusal;
  throw new TransferRefusedError(code, `Stripe has refused the transfer: ${code} (${requestId})`);
}

function nullIfGone(error: unknown): null {
  if (isGone(error)) return null;
  throw error;
}

async function* pagesOf<Item extends { id: string }>(
  list: (params: ListPage, options: Stripe.RequestOptions) => Promise<Stripe.ApiList<Item>>,
): AsyncGenerator<Item[]> {
  let last: string | undefined;
  do {
    const next = last ? { starting_after: last } : {};
    const page = await ask(ofAPayoutRun, (options) => list({ limit: PAGE_SIZE, ...next }, options));
    yield page.data;
    last = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (last);
}

const secondsAt = (time: string): number => Math.ceil(new Date(time).getTime() / 1000);

import type { Payee } from '@closewise/domain/payee';
import {
  ProviderUnavailableError,
  TransferRefusedError,
  type PayoutAccount,
  type Transfer,
  type TransferRequest,
} from '../../../src/billing/index.js';

/** An account as the bank stores it. */
export type BankAccount = { accountId: string; payee: Payee; payable: boolean; isClosed: boolean };

/** Money that was actually transferred, and what was returned of it. */
export type Paid = { -readonly [Name in keyof Transfer]: Transfer[Name] } & { key: string; payee: Payee };

type Answer = Readonly<{ at: number; terms: string; transfer: Paid | null; refusal: string | null }>;

const keyWindowMs = 24 * 60 * 60 * 1000;

/**
 * The payees' accounts, and the truth about their payments. It forgets a key and its answer after a
 * day; until then the same key gets the same answer. `now` returns milliseconds.
 */
export class Bank {
  readonly accounts: BankAccount[] = [];
  readonly paid: Paid[] = [];
  /** Requests that have not arrived yet. */
  readonly late: TransferRequest[] = [];
  fundsCents = 0;
  private readonly answers = new Map<string, Answer>();
  private readonly opened = new Map<string, BankAccount>();

  constructor(private readonly now: () => number) {}

  open(key: string, payee: Payee): BankAccount {
    const known = this.opened.get(key);
    if (known) return known;
    const account = { accountId: `acct_${this.accounts.length}`, payee, payable: false, isClosed: false };
    this.accounts.push(account);
    this.opened.set(key, account);
    return account;
  }

  accountOf(accountId: string): BankAccount | null {
    return this.accounts.find((one) => one.accountId === accountId && !one.isClosed) ?? null;
  }

  /** Throws a provider's errors; the money has moved when it returns. */
  transfer(request: TransferRequest): Paid {
    const { idempotencyKey: key, accountId, amountCents } = request;
    const terms = `${accountId} ${amountCents}`;
    const before = this.answers.get(key);
    const isKnown = before !== undefined && this.now() - before.at < keyWindowMs;
    if (isKnown && before.terms !== terms)
      throw new ProviderUnavailableError(`The key ${key} was used for other terms`);
    const answer = isKnown ? before : { at: this.now(), terms, ...this.decide(request) };
    this.answers.set(key, answer);
    if (answer.transfer) return answer.transfer;
    throw new TransferRefusedError(answer.refusal!, 'The bank refuses');
  }

  /** Delivers the delayed requests. */
  arrive(): void {
    for (const request of this.late.splice(0)) {
      try {
        this.transfer(request);
      } catch (error) {
        if (!(error instanceof TransferRefusedError || error instanceof ProviderUnavailableError))
          throw error;
      }
    }
  }

  /** The payee returns part of a payment. */
  reverse(transfer: Paid, cents: number): void {
    transfer.reversedCents += cents;
    this.fundsCents += cents;
  }

  private decide(request: TransferRequest): Pick<Answer, 'transfer' | 'refusal'> {
    const { idempotencyKey: key, accountId, amountCents, currency, group, payee } = request;
    const refusal = this.refusalOf(accountId, amountCents);
    if (refusal !== null) return { transfer: null, refusal };
    const transfer = {
      transferId: `tr_${this.paid.length}`,
      key,
      accountId,
      amountCents,
      reversedCents: 0,
      currency,
      group,
      payee,
      createdAt: new Date(this.now()).toISOString(),
    };
    this.paid.push(transfer);
    this.fundsCents -= amountCents;
    return { transfer, refusal: null };
  }

  private refusalOf(accountId: string, amountCents: number): string | null {
    const account = this.accountOf(accountId);
    if (!account) return 'account_closed';
    if (!account.payable) return 'insufficient_capabilities_for_transfer';
    return amountCents > this.fundsCents ? 'balance_insufficient' : null;
  }
}

/** An account as the application receives it. */
export const stated = ({ accountId, payee, payable }: BankAccount): PayoutAccount => ({
  accountId,
  payee,
  payable,
  due: payable ? [] : ['tos_acceptance.date'],
});

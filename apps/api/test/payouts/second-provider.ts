import { randomUUID } from 'node:crypto';
import {
  PayoutProvider,
  type PayoutAccount,
  type Transfer,
  type TransferRequest,
} from '../../src/billing/index.js';
import type { NewPayoutAccount } from '../../src/billing/payout-providers/payout-provider.js';

/** A payout provider next to Stripe that keeps everything in memory and cannot list accounts. */
export class SecondProvider extends PayoutProvider {
  readonly id = 'second';
  readonly isConfigured = true;
  readonly capabilities = { listsAccounts: false };
  readonly refusalReasons = { frozen: { problem: 'account-closed', words: 'account frozen' } } as const;
  readonly opened: PayoutAccount[] = [];
  readonly transfers: (Transfer & { reversedCents: number })[] = [];
  balanceCents = 1_000_000;

  override async openAccount({ payee }: NewPayoutAccount): Promise<PayoutAccount> {
    const account = { accountId: `second_${randomUUID()}`, payee, payable: true, due: [] };
    this.opened.push(account);
    return account;
  }

  override async lookUpAccount(accountId: string): Promise<PayoutAccount | null> {
    return this.opened.find((account) => account.accountId === accountId) ?? null;
  }

  override accounts(): never {
    throw new Error('This provider cannot list accounts');
  }

  override async onboardingLink(accountId: string): Promise<string> {
    return `https://second.example/${accountId}`;
  }

  override async dashboardLink(): Promise<null> {
    return null;
  }

  override async availableCents(): Promise<number> {
    return this.balanceCents;
  }

  override async transfer({ idempotencyKey, ...terms }: TransferRequest): Promise<Transfer> {
    const transferId = `transfer_${idempotencyKey}`;
    const made = this.transfers.find((transfer) => transfer.transferId === transferId);
    if (made) return made;
    const transfer = { ...terms, transferId, reversedCents: 0, createdAt: new Date().toISOString() };
    this.transfers.push(transfer);
    return transfer;
  }

  override async transfersOf(group: string): Promise<Transfer[]> {
    return this.transfers.filter((transfer) => transfer.group === group);
  }

  override async *transfersBetween(from: string, until: string): AsyncGenerator<readonly Transfer[]> {
    yield this.transfers.filter(({ createdAt }) => createdAt >= from && createdAt < until);
  }
}

import {
  PayoutProvider,
  ProviderUnavailableError,
  TransferRefusedError,
  type PayoutAccount,
  type Transfer,
  type TransferRequest,
} from '../../../src/billing/index.js';
import type { NewPayoutAccount } from '../../../src/billing/payout-providers/payout-provider.js';
import type { Random } from '../random.js';
import { type Bank, stated } from './bank.js';
import type { Life } from './life.js';

type Trouble = 'none' | 'unsent' | 'lost' | 'late' | 'twice';

const troubles: readonly Trouble[] = ['unsent', 'lost', 'late', 'late', 'twice'];

/** Whether the bank answers everything; and the processes that called it about a run, in order. */
export type BankTraffic = { calm: boolean; readonly callers: Life[] };

/**
 * A process's connection to the bank. Unless it is calm, requests and answers are lost (a timeout, 429 and 5xx),
 * arrive later or twice, and the process may die during a call.
 */
export class BankLine extends PayoutProvider {
  readonly id = 'simulated';
  readonly isConfigured = true;
  readonly capabilities = { listsAccounts: true };
  readonly refusalReasons = {};

  constructor(
    private readonly bank: Bank,
    private readonly life: Life,
    private readonly random: Random,
    private readonly traffic: BankTraffic,
  ) {
    super();
  }

  override async openAccount({ idempotencyKey, payee }: NewPayoutAccount): Promise<PayoutAccount> {
    this.life.touch();
    return stated(this.bank.open(idempotencyKey, payee));
  }

  override async lookUpAccount(accountId: string): Promise<PayoutAccount | null> {
    const account = this.bank.accountOf(accountId);
    return account && stated(account);
  }

  override async *accounts(): AsyncGenerator<readonly PayoutAccount[]> {
    yield this.bank.accounts.filter(({ isClosed }) => !isClosed).map(stated);
  }

  override async onboardingLink(): Promise<null> {
    return null;
  }

  override async dashboardLink(): Promise<null> {
    return null;
  }

  override async availableCents(): Promise<number> {
    this.mayFail(0.05);
    return this.bank.fundsCents;
  }

  override async transfer(request: TransferRequest): Promise<Transfer> {
    this.life.touch();
    this.traffic.callers.push(this.life);
    for (let turns = this.random.between(0, 3); turns > 0; turns--) await Promise.resolve();
    this.life.assertAlive();
    const trouble = this.traffic.calm || this.random.chance(0.5) ? 'none' : this.random.pick(troubles);
    if (trouble === 'late') this.bank.late.push(request);
    if (trouble === 'twice' || trouble === 'lost') this.unheard(request);
    if (trouble !== 'none' && trouble !== 'twice') throw new ProviderUnavailableError('No answer');
    try {
      return { ...this.bank.transfer(request) };
    } finally {
      this.life.touch();
    }
  }

  override async transfersOf(group: string): Promise<Transfer[]> {
    this.life.touch();
    this.traffic.callers.push(this.life);
    this.mayFail(0.05);
    if (this.random.chance(0.15)) this.bank.arrive();
    return this.bank.paid.filter((one) => one.group === group).map((one) => ({ ...one }));
  }

  override async *transfersBetween(from: string, until: string): AsyncGenerator<readonly Transfer[]> {
    this.mayFail(0.05);
    yield this.bank.paid
      .filter(({ createdAt }) => createdAt >= from && createdAt < until)
      .map((one) => ({ ...one }));
  }

  private mayFail(probability: number): void {
    if (!this.traffic.calm && this.random.chance(probability))
      throw new ProviderUnavailableError('No answer');
  }

  private unheard(request: TransferRequest): void {
    try {
      this.bank.transfer(request);
    } catch (error) {
      if (!(error instanceof TransferRefusedError)) throw error;
    }
  }
}

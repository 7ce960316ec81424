import { DomainError } from '@closewise/domain/events';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { openRun, type PayoutRun } from '@closewise/domain/payouts';
import { CheckPayoutAccount } from '../../../src/billing/payout-accounts/check-payout-account.command.js';
import { OpenPayoutAccount } from '../../../src/billing/payout-accounts/open-payout-account.command.js';
import { bySystem } from '../../../src/platform/commands/contexts.js';
import { UnavailableError } from '../../../src/platform/event-store/outage.js';
import type { LedgerTables } from '../ledger-tables.js';
import { Crash, type MemoryLog } from '../memory-log.js';
import type { Random } from '../random.js';
import type { TrueAffiliate, TrueOrganization } from '../truth.js';
import { Bank } from './bank.js';
import { BankLine, type BankTraffic } from './bank-line.js';
import { Life } from './life.js';
import { aPayoutProcess, type PayoutProcess } from './payout-process.js';
import { PayoutTables } from './payout-tables.js';
import { TruePayees } from './true-payees.js';
import { Witness } from './witness.js';

/** The world as far as payouts need it. */
export type Around = Readonly<{
  random: Random;
  log: MemoryLog;
  affiliates: readonly TrueAffiliate[];
  organizations: ReadonlyMap<string, TrueOrganization>;
  /** Milliseconds. */
  now: () => number;
  pass: (ms: number) => void;
  /** Runs the application's waiting jobs. */
  work: () => Promise<void>;
  /** A sale of an affiliate is paid. */
  sell: () => Promise<void>;
  /** The ledger with everything in the log. */
  books: () => Promise<LedgerTables>;
  tell: (what: string) => void;
}>;

/** The outcome of a request to the application. */
export type Outcome = 'done' | 'refused' | 'unavailable' | 'died';

type Work = (process: PayoutProcess) => Promise<unknown>;

/** The processes that pay, which may die, the bank with its unreliable connections, and the truth about both. */
export class PayoutWorld {
  readonly bank: Bank;
  readonly payees: TruePayees;
  readonly traffic: BankTraffic = { calm: false, callers: [] };
  readonly witness: Witness;
  private readonly tables: PayoutTables;
  private server: PayoutProcess;

  constructor(readonly around: Around) {
    const { log, books, now, random } = around;
    this.bank = new Bank(now);
    this.payees = new TruePayees(around, this.bank);
    this.witness = new Witness(this.payees, this.bank);
    const isBehind = (): boolean => !this.traffic.calm && random.chance(0.02);
    this.tables = new PayoutTables({ events: log.events, books, isBehind });
    this.server = this.start(null);
  }

  /** Calls the server, or a separate process such as a command, which may die; then checks the effects. */
  async ask(what: string, work: Work): Promise<Outcome> {
    const { random } = this.around;
    const process = random.chance(0.3) ? this.server : this.start(this.deathOf(0.25));
    return this.run(what, process, work);
  }

  /** Calls a process that does not die. */
  async askLiving(what: string, work: Work): Promise<Outcome> {
    return this.run(what, this.start(null), work);
  }

  async run(what: string, process: PayoutProcess, work: Work): Promise<Outcome> {
    const outcome = await work(process).then(
      () => ({ outcome: 'done', why: '' }) as const,
      (error: unknown) => ({ outcome: endedBy(error), why: `: ${(error as Error).message}` }),
    );
    this.around.tell(`${what}: ${outcome.outcome}${outcome.why}`);
    this.witness.look(this.around.log.events);
    return outcome.outcome;
  }

  /** A process that dies after this many effects; null: never. */
  start(touches: number | null): PayoutProcess {
    const { random, log, now, pass } = this.around;
    const life = new Life(touches);
    const clock = {
      now: () => {
        pass(1);
        return new Date(now());
      },
    };
    const wait = async (ms: number): Promise<void> => {
      life.assertAlive();
      if (random.chance(0.15)) this.bank.arrive();
      pass(ms);
    };
    const line = new BankLine(this.bank, life, random, this.traffic);
    return aPayoutProcess({ log, life, line, tables: this.tables, clock, wait });
  }

  deathOf(probability: number): number | null {
    const { random } = this.around;
    return random.chance(probability) ? random.between(1, 14) : null;
  }

  async openRun(): Promise<PayoutRun | null> {
    return openRun(await this.server.book.read());
  }

  somePayee(): Payee | null {
    const all = this.payees.all();
    return all.length === 0 ? null : this.around.random.pick(all);
  }

  /** Repeats until it succeeds, as a job or payee would; the account is the bank's. */
  async openAccount(payee: Payee): Promise<void> {
    const open: Work = ({ openAccount }) =>
      openAccount.execute(new OpenPayoutAccount(payee, null, bySystem()));
    const what = `${payeeKey(payee)} sets up payouts`;
    if (this.around.random.chance(0.2)) await this.run(what, this.start(this.deathOf(1)), open);
    await this.askLiving(what, open);
    const account = this.bank.accounts.findLast((one) => payeeKey(one.payee) === payeeKey(payee))!;
    const told = this.payees.told.get(payeeKey(payee));
    if (told?.account !== account) this.payees.told.set(payeeKey(payee), { account, isPayable: false });
  }

  /** Reports an account's state to the application. */
  async hearOf(payee: Payee): Promise<void> {
    const told = this.payees.told.get(payeeKey(payee));
    if (!told) return;
    await this.askLiving(`news of ${payeeKey(payee)}`, ({ checkAccount }) =>
      checkAccount.execute(new CheckPayoutAccount(payee, bySystem())),
    );
    told.isPayable = told.account.payable && !told.account.isClosed;
  }
}

function endedBy(error: unknown): Exclude<Outcome, 'done'> {
  if (error instanceof Crash) return 'died';
  if (error instanceof UnavailableError) return 'unavailable';
  if (error instanceof DomainError) return 'refused';
  throw error;
}

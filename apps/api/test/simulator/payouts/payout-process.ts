import type { CommandBus } from '@nestjs/cqrs';
import { Affiliates, PayeeBalances } from '../../../src/affiliation/index.js';
import { PayoutAccounts } from '../../../src/billing/index.js';
import { CheckPayoutAccountHandler } from '../../../src/billing/payout-accounts/check-payout-account.command.js';
import { OpenPayoutAccountHandler } from '../../../src/billing/payout-accounts/open-payout-account.command.js';
import { PayoutAccountList } from '../../../src/billing/payout-accounts/payout-account-list.js';
import {
  PayoutProviders,
  PayoutProvidersConfig,
} from '../../../src/billing/payout-providers/payout-providers.js';
import { RecordedStandings } from '../../../src/organizations/standings.module.js';
import { PayoutBook } from '../../../src/payouts/payout-book.js';
import { ExecutePayoutRunHandler } from '../../../src/payouts/execution/execute-payout-run.command.js';
import { OwedPayees } from '../../../src/payouts/owed/owed-payees.js';
import { PayoutChanges } from '../../../src/payouts/owed/payout-changes.js';
import { PayeeList } from '../../../src/payouts/owed/payee-list.js';
import { PayoutsConfig } from '../../../src/payouts/payouts-config.js';
import { ReconcilePayoutsHandler } from '../../../src/payouts/reconcile-payouts.command.js';
import {
  ApprovalCheck,
  ApprovePayoutRunHandler,
  CancelPayoutRunHandler,
  ClosePayoutRunHandler,
  PreparePayoutRunHandler,
} from '../../../src/payouts/runs/payout-run.commands.js';
import { RunPreparation } from '../../../src/payouts/runs/run-preparation.js';
import { PrepareDueRun } from '../../../src/payouts/runs/scheduled-run.js';
import type { Clock } from '../../../src/platform/clock/clock.js';
import { KnownEvents } from '../../../src/platform/event-catalogue/known-events.js';
import { StreamCommandExecutor } from '../../../src/platform/event-store/stream-command-executor.js';
import { StreamHistory } from '../../../src/platform/event-store/stream-history.js';
import type { Jobs } from '../../../src/platform/jobs/job.js';
import { EventCodec } from '../../../src/platform/personal-data/event-codec.js';
import { openPersonalData } from '../application.js';
import type { MemoryLog } from '../memory-log.js';
import type { BankLine } from './bank-line.js';
import { type Life, ProcessLog } from './life.js';
import type { PayoutTables } from './payout-tables.js';
import { allEvents } from '../../events/all-events.js';

/** What the world provides to a process of the application. */
export type Surroundings = Readonly<{
  log: MemoryLog;
  life: Life;
  line: BankLine;
  tables: PayoutTables;
  clock: Clock;
  /** Lets milliseconds of the world's time pass. */
  wait: (ms: number) => Promise<void>;
}>;

export type PayoutProcess = ReturnType<typeof aPayoutProcess> & Readonly<{ life: Life }>;

/** A process of the application with its payout handlers, over what the world provides. */
export function aPayoutProcess({ log, life, line, tables, clock, wait }: Surroundings) {
  const store = new ProcessLog(log, life);
  const codec = new EventCodec(openPersonalData, known);
  const executor = new StreamCommandExecutor(store, codec, clock);
  const { database } = tables;
  const providers = new PayoutProviders(new PayoutProvidersConfig());
  providers.register(line);
  const list = new PayoutAccountList(providers, database, tables);
  const accounts = new PayoutAccounts(providers, executor, noBus, list);
  const payees = new PayeeList(database, tables);
  const owed = new OwedPayees(
    new PayeeBalances(database, tables, store),
    payees,
    accounts,
    new PayoutChanges(database, tables),
    new Affiliates(executor),
    new RecordedStandings(new StreamHistory(store, codec)),
    tables,
    store,
    clock,
  );
  const config = Object.assign(new PayoutsConfig(), { financeEmail: 'finance@example.com' });
  const book = new PayoutBook(store, codec as ConstructorParameters<typeof PayoutBook>[1], clock);
  const drawing = new RunPreparation(book, owed, payees, providers, config, clock);
  const prepare = new PreparePayoutRunHandler(book, drawing);
  const bus = { execute: prepare.execute.bind(prepare) } as unknown as CommandBus;
  const jobs = { enqueue: () => Promise.resolve() } as unknown as Jobs;
  return {
    life,
    book,
    prepare,
    openAccount: new OpenPayoutAccountHandler(providers, executor),
    checkAccount: new CheckPayoutAccountHandler(providers, executor),
    prepareDue: new PrepareDueRun(book, bus, jobs, config, clock),
    approve: new ApprovePayoutRunHandler(book, new ApprovalCheck(book, drawing, providers, config)),
    cancel: new CancelPayoutRunHandler(book),
    close: new ClosePayoutRunHandler(book),
    execute: new ExecutePayoutRunHandler(book, owed, providers, database, { wait }, config),
    reconcile: new ReconcilePayoutsHandler(book, providers, clock),
  };
}

const known = new KnownEvents<never>(allEvents);
const noBus = {} as CommandBus;

import type { DomainEvent } from '@closewise/domain/events';
import type { Payee } from '@closewise/domain/payee';
import { disputesProjection } from '../../../src/affiliation/ledger/disputes.projection.js';
import { payoutAccountsProjection } from '../../../src/billing/payout-accounts/payout-account-list.js';
import { payeesProjection } from '../../../src/payouts/owed/payee-list.js';
import { ledgerProjection } from '../../ledger-projection.js';
import { payoutChangesProjection } from '../../../src/payouts/owed/payout-changes.js';
import type { Database } from '../../../src/platform/database/database.js';
import { KnownEvents } from '../../../src/platform/event-catalogue/known-events.js';
import type { RecordedEvent } from '../../../src/platform/event-store/event-store.js';
import {
  type Projection,
  type ProjectionSql,
  Projections,
} from '../../../src/platform/projections/projection.js';
import { EventCodec } from '../../../src/platform/personal-data/event-codec.js';
import { openPersonalData } from '../application.js';
import { LedgerTables } from '../ledger-tables.js';
import { allEvents } from '../../events/all-events.js';

type Row = Record<string, unknown>;

/** The sources of the read models: `books` returns the ledger with everything in the log. */
export type Sources = Readonly<{
  events: readonly RecordedEvent[];
  books: () => Promise<LedgerTables>;
  /** Whether projections are behind, so that every query times out. */
  isBehind: () => boolean;
}>;

/**
 * The read models of a payout run, in memory, behind the queries on them. Locks are transactional:
 * they end with the work, however it ends.
 */
export class PayoutTables extends Projections {
  private books = new LedgerTables();
  private readonly payees = new Map<string, Row>();
  private readonly accounts = new Map<string, Row>();
  private readonly changes = new Map<string, Row>();
  private readonly locks = new Set<string>();
  private foldedTo = 0;

  constructor(private readonly sources: Sources) {
    super();
  }

  override register(): void {
    throw new Error('Read models are not registered here');
  }

  override schemaOf(name: string): string {
    return name;
  }

  override async waitFor(name: string): Promise<boolean> {
    if (this.sources.isBehind()) return false;
    if (name === disputesProjection.name) return true;
    if (name === ledgerProjection.name) this.books = await this.sources.books();
    else await this.fold();
    return true;
  }

  readonly database = {
    query: async (text: string, values: readonly unknown[] = []): Promise<Row[]> => this.answer(text, values),
    transaction: async <Result>(work: (client: unknown) => Promise<Result>): Promise<Result> => {
      const held: string[] = [];
      try {
        return await work(this.client(held));
      } finally {
        for (const name of held) this.locks.delete(name);
      }
    },
  } as unknown as Database;

  private client(held: string[]): object {
    const nothing = (): void => undefined;
    const query = async (_text: string, [name = '']: readonly string[]) => {
      const free = !this.locks.has(name);
      if (free) held.push(name);
      this.locks.add(name);
      return { rows: [{ free }] };
    };
    return { on: nothing, off: nothing, query };
  }

  private answer(text: string, values: readonly unknown[]): Row[] {
    const [first, second] = values;
    if (text.includes('ledger_entries as first')) return this.withinHold(String(first), String(second));
    // The simulator's bank has no disputes.
    if (text.includes(disputesProjection.name)) return [];
    if (text.includes('ledger_accounts as account')) return this.balances(String(first));
    if (text.includes(payoutAccountsProjection.name))
      return [...this.accounts.values()].filter(({ provider }) =>
        (first as string[]).includes(String(provider)),
      );
    if (text.includes(payoutChangesProjection.name))
      return [...this.changes.values()]
        .filter(({ changedAt }) => changedAt !== null)
        .filter(({ payee }) => first === undefined || payee === first);
    if (text.includes(payeesProjection.name)) return [...this.payees.values()];
    throw new Error(`Payouts make a query that the simulator does not know: ${text}`);
  }

  private balances(asOf: string): Row[] {
    return payeesIn(this.books).flatMap(({ kind, id }) => {
      const own = postingsOf(this.books, { kind, id }).filter(({ at }) => at < asOf);
      own.sort((left, right) => Number(left.posting['number']) - Number(right.posting['number']));
      const cents = Number(own.at(-1)?.posting['balance_cents'] ?? 0);
      return cents === 0 ? [] : [{ kind, id, cents }];
    });
  }

  private withinHold(from: string, asOf: string): Row[] {
    return payeesIn(this.books).map(({ kind, id }) => {
      const own = postingsOf(this.books, { kind, id }).filter(({ entry, at }) => {
        const first = this.books.entries.get(`${String(entry['stream'])} 0 0`);
        const isHeld = String(first?.['recorded_at']) >= from;
        return entry['payment_id'] !== null && at >= from && at < asOf && isHeld;
      });
      return { kind, id, cents: own.reduce((sum, { posting }) => sum + Number(posting['cents']), 0) };
    });
  }

  private async fold(): Promise<void> {
    const events = this.sources.events.slice(this.foldedTo);
    this.foldedTo = this.sources.events.length;
    await project(payeesProjection, events, this.payeesSql);
    await project(payoutAccountsProjection, events, this.accountsSql);
    await project(payoutChangesProjection, events, this.changesSql);
  }

  private readonly payeesSql = sqlOf(async (text, values) => {
    if (text.startsWith('select'))
      return rowsOf(['kind', 'id'], values).flatMap(({ kind, id }): Row[] => {
        const row = this.payees.get(keyOf(kind, id));
        return row ? [row] : [];
      });
    const names = ['kind', 'id', 'label', 'subjectId', 'standing', 'linkOpened'];
    for (const row of rowsOf(names, values)) this.payees.set(keyOf(row['kind'], row['id']), row);
    return [];
  });

  private readonly changesSql = sqlOf(async (text, values) => {
    if (text.startsWith('select'))
      return (values[0] as string[]).flatMap((payee): Row[] => {
        const row = this.changes.get(payee);
        return row ? [row] : [];
      });
    for (const row of rowsOf(['payee', 'subjectId', 'accountId', 'changedAt'], values))
      this.changes.set(String(row['payee']), row);
    return [];
  });

  private readonly accountsSql = sqlOf(async (_text, values) => {
    for (const row of rowsOf(['payee', 'provider', 'accountId', 'status', 'due'], values))
      this.accounts.set(String(row['payee']), { ...row, due: JSON.parse(String(row['due'])) as unknown });
    return [];
  });
}

const codec = new EventCodec<never>(openPersonalData, new KnownEvents(allEvents));

async function project<Event extends DomainEvent>(
  { handles, project }: Projection<Event>,
  events: readonly RecordedEvent[],
  sql: ProjectionSql,
): Promise<void> {
  const ours = events.filter(({ type }) => (handles as readonly string[]).includes(type));
  if (ours.length > 0) await project((await codec.openEach(ours)) as unknown as RecordedEvent<Event>[], sql);
}

type Answer = (text: string, values: readonly unknown[]) => Promise<Row[]>;

const sqlOf = (answer: Answer): ProjectionSql =>
  Object.assign((text: string, values: readonly unknown[] = []) => answer(text, values), {
    copy: () => Promise.reject(new Error('Nothing is copied here')),
  });

const keyOf = (kind: unknown, id: unknown): string => `${String(kind)}:${String(id)}`;

const rowsOf = (names: readonly string[], values: readonly unknown[]): Row[] => {
  const columns = values as readonly (readonly unknown[])[];
  return columns[0]!.map((_, index) =>
    Object.fromEntries(names.map((name, column) => [name, columns[column]![index]])),
  );
};

const payeesIn = ({ accounts }: LedgerTables): Payee[] =>
  [...accounts.values()].flatMap(({ kind, id }) =>
    kind === 'affiliate' || kind === 'organization' ? [{ kind, id: String(id) }] : [],
  );

type BookedPosting = { posting: Row; entry: Row; at: string };

function postingsOf({ accounts, entries, postings }: LedgerTables, { kind, id }: Payee): BookedPosting[] {
  const account = accounts.get(`${kind}:${id}`)!['number'];
  const own = new Map(
    [...postings.values()].flatMap((row) => (row['account'] === account ? [[row['entry'], row]] : [])),
  );
  return [...entries.values()].flatMap((entry) => {
    const posting = own.get(entry['number']);
    return posting ? [{ posting, entry, at: String(entry['recorded_at']) }] : [];
  });
}

import { Injectable } from '@nestjs/common';
import type { Cents } from '@closewise/domain/money';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { Database } from '../../platform/database/database.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { UnavailableError } from '../../platform/event-store/unavailable-error.js';
import { Projections } from '../../platform/projections/projection.js';
import { accountColumns } from './account-columns.js';
import { disputesProjection } from './disputes.projection.js';
import { ledgerProjection } from './ledger.projection.js';

type Row = Readonly<{ kind: Payee['kind']; id: string; cents: Cents }>;

const PATIENCE_MS = 30_000;
const kinds = ['affiliate', 'organization'] as const;

/** What is owed to payees, for other modules. Times are ISO UTC, themselves excluded; null: now. */
@Injectable()
export class PayeeBalances {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly store: EventStore,
  ) {}

  /** All payees with a balance other than zero: the balance after the last entry of each before the moment. */
  async balances(asOf: string | null): Promise<{ payee: Payee; balanceCents: Cents }[]> {
    const selects = kinds.map((kind) => {
      const { id, entry, balance } = accountColumns[kind];
      return `select account.kind, account.id, last.cents
        from ${this.schema}.ledger_accounts as account
        cross join lateral (select ${balance} as cents from ${this.schema}.ledger_entries
          where ${id} = account.id and recorded_at < coalesce($1::timestamptz, 'infinity')
          order by recorded_at desc, ${entry} desc limit 1) as last
        where account.kind = '${kind}' and last.cents <> 0`;
    });
    const rows = await this.database.query<Row>(selects.join('\nunion all\n'), [asOf]);
    return rows.map(({ kind, id, cents }) => ({ payee: { kind, id }, balanceCents: cents }));
  }

  /** By `payeeKey`, the sum of the entries of sales whose first entry is at or after `from`; disputed sales left out. */
  async withinHold(from: string, asOf: string | null): Promise<Map<string, Cents>> {
    const selects = kinds.map((kind) => {
      const { id, cents } = accountColumns[kind];
      return `select '${kind}' as kind, ${id} as id, sum(${cents})::bigint as cents
        from ${this.schema}.ledger_entries as entry
        where recorded_at >= $1::timestamptz and recorded_at < coalesce($2::timestamptz, 'infinity')
          and ${id} is not null and payment_id is not null
          and exists (select from ${this.schema}.ledger_entries as first where first.stream = entry.stream
            and first.revision = 0 and first.line = 0 and first.recorded_at >= $1::timestamptz)
          and not ${this.isDisputed('$2')}
        group by ${id}`;
    });
    const rows = await this.database.query<Row>(selects.join('\nunion all\n'), [from, asOf]);
    return new Map(rows.map(({ kind, id, cents }) => [payeeKey({ kind, id }), cents]));
  }

  /** The same of one payee, now. */
  async withinHoldOf({ kind, id: payee }: Payee, from: string): Promise<Cents> {
    const { id, cents } = accountColumns[kind];
    const [sum] = await this.database.query<{ cents: Cents }>(
      `select coalesce(sum(${cents}), 0)::bigint as cents from ${this.schema}.ledger_entries as entry
       where ${id} = $1 and recorded_at >= $2::timestamptz and payment_id is not null
         and exists (select from ${this.schema}.ledger_entries as first where first.stream = entry.stream
           and first.revision = 0 and first.line = 0 and first.recorded_at >= $2::timestamptz)
         and not ${this.isDisputed('null')}`,
      [payee, from],
    );
    return sum!.cents;
  }

  /** By `payeeKey`, the sum of the entries of sales with a dispute that was open at the moment. */
  async disputed(asOf: string | null): Promise<Map<string, Cents>> {
    const selects = kinds.map((kind) => {
      const { id, cents } = accountColumns[kind];
      return `select '${kind}' as kind, ${id} as id, sum(${cents})::bigint as cents
        from ${this.schema}.ledger_entries as entry
        where ${id} is not null and recorded_at < coalesce($1::timestamptz, 'infinity')
          and ${this.isDisputed('$1')}
        group by ${id}`;
    });
    const rows = await this.database.query<Row>(selects.join('\nunion all\n'), [asOf]);
    return new Map(rows.map(({ kind, id, cents }) => [payeeKey({ kind, id }), cents]));
  }

  /** The same of one payee. */
  async disputedOf({ kind, id: payee }: Payee, asOf: string | null): Promise<Cents> {
    const { id, cents } = accountColumns[kind];
    const [sum] = await this.database.query<{ cents: Cents }>(
      `select coalesce(sum(${cents}), 0)::bigint as cents from ${this.schema}.ledger_entries as entry
       where ${id} = $1 and recorded_at < coalesce($2::timestamptz, 'infinity') and ${this.isDisputed('$2')}`,
      [payee, asOf],
    );
    return sum!.cents;
  }

  async balanceOf({ kind, id: payee }: Payee, asOf: string | null): Promise<Cents> {
    const { id, entry, balance } = accountColumns[kind];
    const [last] = await this.database.query<{ cents: Cents }>(
      `select ${balance} as cents from ${this.schema}.ledger_entries
       where ${id} = $1 and recorded_at < coalesce($2::timestamptz, 'infinity')
       order by recorded_at desc, ${entry} desc limit 1`,
      [payee, asOf],
    );
    return last?.cents ?? 0;
  }

  /** Waits until the books have everything that is in the log by now. */
  async caughtUp(): Promise<void> {
    const head = await this.store.head();
    if (head === null) return;
    const waits = [ledgerProjection.name, disputesProjection.name].map((name) =>
      this.projections.waitFor(name, head, PATIENCE_MS),
    );
    if ((await Promise.all(waits)).every(Boolean)) return;
    throw new UnavailableError('The books are behind the event log: is the server running?');
  }

  /** Whether the sale of `entry` had an open dispute at a moment that the SQL expression names (null: now). */
  private isDisputed(asOf: string): string {
    return `entry.payment_id in (select payment_id from ${this.projections.schemaOf(disputesProjection.name)}.disputes
      where opened_at < coalesce(${asOf}::timestamptz, 'infinity')
        and (ended_at is null or ended_at >= coalesce(${asOf}::timestamptz, 'infinity')))`;
  }

  private get schema(): string {
    return this.projections.schemaOf(ledgerProjection.name);
  }
}

import { Injectable } from '@nestjs/common';
import type { Cents } from '@closewise/domain/money';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { Database } from '../../platform/database/database.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { UnavailableError } from '../../platform/event-store/outage.js';
import { Projections } from '../../platform/projections/projection.js';
import { disputesProjection } from './disputes.projection.js';
import { accountNumber, lastPosting, ledgerReadModel } from './ledger.projection.js';

type Row = Readonly<{ kind: Payee['kind']; id: string; cents: Cents }>;

const PATIENCE_MS = 30_000;
const payeeKinds: readonly Payee['kind'][] = ['affiliate', 'organization'];
const byPayee = (sums: readonly Row[]): Map<string, Cents> =>
  new Map(sums.map(({ kind, id, cents }) => [payeeKey({ kind, id }), cents]));

/** What is owed to payees, for other modules. Times are ISO UTC, exclusive; null means now. */
@Injectable()
export class PayeeBalances {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly store: EventStore,
  ) {}

  /** All payees whose balance at the moment is not zero. */
  async balances(asOf: string | null): Promise<{ payee: Payee; balanceCents: Cents }[]> {
    const rows = await this.database.query<Row>(
      `select account.kind, account.id, last.balance_cents as cents
       from ${this.schema}.ledger_accounts as account
       cross join lateral (${lastPosting(this.schema, { account: 'account.number', asOf: '$1' })}) as last
       where account.kind = any($2::text[]) and last.balance_cents <> 0`,
      [asOf, payeeKinds],
    );
    return rows.map(({ kind, id, cents }) => ({ payee: { kind, id }, balanceCents: cents }));
  }

  /** By `payeeKey`: the sum of all entries of sales whose first entry is at or after `from`, without disputed sales. */
  async withinHold(from: string, asOf: string | null): Promise<Map<string, Cents>> {
    const sums = await this.database.query<Row>(
      `select account.kind, account.id, sum(posting.cents)::bigint as cents ${this.postings}
       where entry.recorded_at >= $1::timestamptz and entry.recorded_at < coalesce($2::timestamptz, 'infinity')
         and account.kind = any($3::text[]) and ${this.isWithinHold('$1', '$2')}
       group by account.kind, account.id`,
      [from, asOf, payeeKinds],
    );
    return byPayee(sums);
  }

  /** The amount of one payee that is currently within the hold period, without disputed sales. */
  async withinHoldOf({ kind, id }: Payee, from: string): Promise<Cents> {
    const [sum] = await this.database.query<{ cents: Cents }>(
      `select coalesce(sum(posting.cents), 0)::bigint as cents ${this.postings}
       where account.kind = $1 and account.id = $2 and entry.recorded_at >= $3::timestamptz
         and ${this.isWithinHold('$3', 'null')}`,
      [kind, id, from],
    );
    return sum!.cents;
  }

  /** By `payeeKey`: the sum of all entries of sales with a dispute that was open at the moment. */
  async disputed(asOf: string | null): Promise<Map<string, Cents>> {
    const sums = await this.database.query<Row>(
      `select account.kind, account.id, sum(posting.cents)::bigint as cents ${this.postings}
       where account.kind = any($2::text[]) and entry.recorded_at < coalesce($1::timestamptz, 'infinity')
         and ${this.isDisputed('$1')}
       group by account.kind, account.id`,
      [asOf, payeeKinds],
    );
    return byPayee(sums);
  }

  /** The disputed amount of one payee. */
  async disputedOf({ kind, id }: Payee, asOf: string | null): Promise<Cents> {
    const [sum] = await this.database.query<{ cents: Cents }>(
      `select coalesce(sum(posting.cents), 0)::bigint as cents ${this.postings}
       where account.kind = $1 and account.id = $2
         and entry.recorded_at < coalesce($3::timestamptz, 'infinity') and ${this.isDisputed('$3')}`,
      [kind, id, asOf],
    );
    return sum!.cents;
  }

  async balanceOf({ kind, id }: Payee, asOf: string | null): Promise<Cents> {
    const account = accountNumber(this.schema, { kind: '$1', id: '$2' });
    const [last] = await this.database.query<{ cents: Cents }>(
      `select balance_cents as cents from (${lastPosting(this.schema, { account, asOf: '$3' })}) as last`,
      [kind, id, asOf],
    );
    return last?.cents ?? 0;
  }

  /** Waits until the books include everything that is in the log now. */
  async caughtUp(): Promise<void> {
    const head = await this.store.head();
    if (head === null) return;
    const waits = [ledgerReadModel, disputesProjection.name].map((name) =>
      this.projections.waitFor(name, head, PATIENCE_MS),
    );
    if ((await Promise.all(waits)).every(Boolean)) return;
    throw new UnavailableError('The books are behind the event log. Check that the server is running');
  }

  private get postings(): string {
    return `from ${this.schema}.ledger_entries as entry
      join ${this.schema}.ledger_postings as posting on posting.entry = entry.number
      join ${this.schema}.ledger_accounts as account on account.number = posting.account`;
  }

  /** SQL condition: the sale of `entry` was first entered at `from` or later, and had no open dispute at `asOf`. */
  private isWithinHold(from: string, asOf: string): string {
    return `entry.payment_id is not null
      and exists (select from ${this.schema}.ledger_entries as first where first.stream = entry.stream
        and first.revision = 0 and first.line = 0 and first.recorded_at >= ${from}::timestamptz)
      and not ${this.isDisputed(asOf)}`;
  }

  /** SQL condition: the sale of `entry` had an open dispute at the SQL expression `asOf` (null for now). */
  private isDisputed(asOf: string): string {
    return `entry.payment_id in (select payment_id from ${this.projections.schemaOf(disputesProjection.name)}.disputes
      where opened_at < coalesce(${asOf}::timestamptz, 'infinity')
        and (ended_at is null or ended_at >= coalesce(${asOf}::timestamptz, 'infinity')))`;
  }

  private get schema(): string {
    return this.projections.schemaOf(ledgerReadModel);
  }
}

import { Injectable } from '@nestjs/common';
import type { AffiliateDetailsChanged, AffiliateRegistered } from '@closewise/domain/affiliation/facts';
import type { PayoutAccountOpened } from '@closewise/domain/billing/facts';
import { eventTypes } from '@closewise/domain/events';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { Database } from '../../platform/database/database.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { Projections, type Projection } from '../../platform/projections/projection.js';

type Change = AffiliateRegistered | AffiliateDetailsChanged | PayoutAccountOpened;
type Row = { payee: string; subjectId: string | null; accountId: string | null; changedAt: string | null };

const selectChanges = `select payee, subject_id as "subjectId", account_id as "accountId", changed_at as "changedAt"
  from payout_changes where payee = any($1::text[])`;

const upsert = `insert into payout_changes (payee, subject_id, account_id, changed_at)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
  on conflict (payee) do update set
    subject_id = excluded.subject_id, account_id = excluded.account_id, changed_at = excluded.changed_at`;

const handled = {
  AffiliateRegistered: null,
  AffiliateDetailsChanged: null,
  PayoutAccountOpened: null,
} as const;

/** When each payee's address or payout account last changed; the first of either does not count as a change. */
export const payoutChangesProjection: Projection<Change> = {
  name: 'payouts.payout-changes@1',
  handles: eventTypes(handled),
  statements: [selectChanges, upsert],
  tables: `create table payout_changes (
    payee text primary key,
    subject_id text,
    account_id text,
    changed_at timestamptz
  )`,
  async project(events, sql) {
    const stored = (await sql(selectChanges, [events.map(({ data }) => keyOf(data))])) as unknown as Row[];
    const rows = new Map(stored.map((row) => [row.payee, row]));
    for (const event of events) {
      const payee = keyOf(event.data);
      const before = rows.get(payee) ?? { payee, subjectId: null, accountId: null, changedAt: null };
      rows.set(payee, after(before, event));
    }
    const all = [...rows.values()];
    await sql(upsert, [
      all.map(({ payee }) => payee),
      all.map(({ subjectId }) => subjectId),
      all.map(({ accountId }) => accountId),
      all.map(({ changedAt }) => changedAt),
    ]);
  },
};

const keyOf = (data: Change['data']): string =>
  payeeKey('payee' in data ? data.payee : { kind: 'affiliate', id: data.affiliateId });

/** An affiliate's subject is derived from the address, so another subject means another address. */
function after(row: Row, { data, recordedAt }: RecordedEvent<Change>): Row {
  const now = 'payee' in data ? { ...row, accountId: data.accountId } : { ...row, subjectId: data.subjectId };
  const isChanged =
    (row.subjectId !== null && row.subjectId !== now.subjectId) ||
    (row.accountId !== null && row.accountId !== now.accountId);
  return isChanged ? { ...now, changedAt: recordedAt } : now;
}

/** When payees last changed their address or payout account, from the read model. */
@Injectable()
export class PayoutChanges {
  readonly projection = payoutChangesProjection.name;

  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** The last changes by `payeeKey`. */
  async listAll(): Promise<Map<string, Date>> {
    const rows = await this.select('true', []);
    return new Map(rows.map(({ payee, changedAt }) => [payee, new Date(changedAt)]));
  }

  async findLast(payee: Payee): Promise<Date | null> {
    const [row] = await this.select('payee = $1', [payeeKey(payee)]);
    return row ? new Date(row.changedAt) : null;
  }

  private select(which: string, values: readonly string[]): Promise<{ payee: string; changedAt: string }[]> {
    const schema = this.projections.schemaOf(payoutChangesProjection.name);
    return this.database.query(
      `select payee, changed_at as "changedAt" from ${schema}.payout_changes
       where changed_at is not null and ${which}`,
      values,
    );
  }
}

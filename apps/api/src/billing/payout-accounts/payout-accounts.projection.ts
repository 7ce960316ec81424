import type { PayoutAccountEvent } from '@closewise/domain/billing';
import { payeeKey } from '@closewise/domain/payee';
import type { Projection } from '../../platform/projections/projection.js';

const upsert = `insert into payout_accounts (payee, provider, account_id, status, due)
  select payee, provider, account_id, status, due::jsonb
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
    as stated (payee, provider, account_id, status, due)
  on conflict (payee) do update set
    provider = excluded.provider, account_id = excluded.account_id, status = excluded.status, due = excluded.due`;

const statusOf = {
  PayoutAccountOpened: 'opened',
  PayoutAccountVerified: 'verified',
  PayoutAccountRestricted: 'restricted',
} as const;

/** How each payee's account stands: what a payout run asks of all of them at once. */
export const payoutAccountsProjection: Projection<PayoutAccountEvent> = {
  name: 'billing.payout-accounts@1',
  handles: ['PayoutAccountOpened', 'PayoutAccountVerified', 'PayoutAccountRestricted'],
  statements: [upsert],
  tables: `create table payout_accounts (
    payee text primary key,
    provider text not null,
    account_id text not null,
    status text not null,
    due jsonb not null
  )`,
  indexes: ['create index payout_accounts_account_id on payout_accounts (account_id)'],
  async project(events, sql) {
    const latest = [...new Map(events.map((event) => [payeeKey(event.data.payee), event])).entries()];
    await sql(upsert, [
      latest.map(([payee]) => payee),
      latest.map(([, { data }]) => data.provider),
      latest.map(([, { data }]) => data.accountId),
      latest.map(([, { type }]) => statusOf[type]),
      latest.map(([, { data }]) => JSON.stringify('reasons' in data ? data.reasons : [])),
    ]);
  },
};

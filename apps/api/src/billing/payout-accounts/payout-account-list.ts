import type { PayoutAccountEvent } from '@closewise/domain/billing';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { Injectable } from '@nestjs/common';
import { type Projection, Projections } from '../../platform/projections/projection.js';
import { Database } from '../../platform/database/database.js';
import { PayoutProviders } from '../payout-providers/payout-providers.js';
import type { KnownPayoutAccount } from './known-payout-account.js';

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

/** The status of each payee's account, for payout runs that read all of them at once. */
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

type Row = Omit<KnownPayoutAccount, 'payee'> & { payee: string };

/** The accounts at the providers in use, from the read model. */
@Injectable()
export class PayoutAccountList {
  constructor(
    private readonly providers: PayoutProviders,
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  all(): Promise<KnownPayoutAccount[]> {
    return this.select('true', []);
  }

  /** Null if this is no payee's latest account. */
  async find(provider: string, accountId: string): Promise<KnownPayoutAccount | null> {
    const [account] = await this.select('provider = $2 and account_id = $3', [provider, accountId]);
    return account ?? null;
  }

  private async select(which: string, values: readonly string[]): Promise<KnownPayoutAccount[]> {
    const schema = this.projections.schemaOf(payoutAccountsProjection.name);
    const rows = await this.database.query<Row>(
      `select payee, provider, account_id as "accountId", status, due
       from ${schema}.payout_accounts where provider = any($1::text[]) and ${which} order by payee`,
      [[...this.providers.idsInUse], ...values],
    );
    return rows.map((row) => ({ ...row, payee: payeeOf(row.payee) }));
  }
}

function payeeOf(key: string): Payee {
  const [kind = '', id = ''] = key.split(/:(.*)/s);
  return { kind: kind as Payee['kind'], id };
}

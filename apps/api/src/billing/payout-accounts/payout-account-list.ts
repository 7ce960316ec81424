import { Injectable } from '@nestjs/common';
import type { Payee } from '@closewise/domain/payee';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { PayoutProvider } from '../provider/payout-provider.js';
import type { KnownPayoutAccount } from './known-payout-account.js';
import { payoutAccountsProjection } from './payout-accounts.projection.js';

type Row = Omit<KnownPayoutAccount, 'payee'> & { payee: string };

/** The accounts at the provider of this installation, as far as the read model has come. */
@Injectable()
export class PayoutAccountList {
  constructor(
    private readonly provider: PayoutProvider,
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  all(): Promise<KnownPayoutAccount[]> {
    return this.select('true', []);
  }

  /** Null when no payee's latest account is this one. */
  async find(accountId: string): Promise<KnownPayoutAccount | null> {
    const [account] = await this.select('account_id = $2', [accountId]);
    return account ?? null;
  }

  private async select(which: string, values: readonly string[]): Promise<KnownPayoutAccount[]> {
    const schema = this.projections.schemaOf(payoutAccountsProjection.name);
    const rows = await this.database.query<Row>(
      `select payee, provider, account_id as "accountId", status, due
       from ${schema}.payout_accounts where provider = $1 and ${which} order by payee`,
      [this.provider.name, ...values],
    );
    return rows.map((row) => ({ ...row, payee: payeeOf(row.payee) }));
  }
}

function payeeOf(key: string): Payee {
  const [kind = '', id = ''] = key.split(/:(.*)/s);
  return { kind: kind as Payee['kind'], id };
}

import { Injectable } from '@nestjs/common';
import type { LedgerAccountsQuery, LedgerAccountsView, ListedAccount } from '@closewise/contracts/admin';
import { accountKey } from '@closewise/domain/ledger';
import type { Reader } from '../../../platform/access/reader.js';
import { Database } from '../../../platform/database/database.js';
import { Projections } from '../../../platform/projections/projection.js';
import { directoryProjection } from '../../admin/directory.projection.js';
import { foldedText } from '../../../platform/wording/folded-text.js';
import { OrganizationNames } from '../../organization-names.js';
import { ledgerProjection } from '../ledger.projection.js';
import { PayeeBalances } from '../payee-balances.js';
import { SoughtPayment } from './sought-payment.js';

type FoundAccount = Omit<ListedAccount, 'disputedCents'> & { id: string };
type Found = { accounts: FoundAccount[]; total: [{ total: number }] };

/** Every account that has an entry, with what it holds now. */
@Injectable()
export class LedgerAccounts {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly payments: SoughtPayment,
    private readonly organizations: OrganizationNames,
    private readonly balances: PayeeBalances,
  ) {}

  /** Those of the house first, then organizations and affiliates by what people call them. */
  async page(
    { search, page, pageSize }: LedgerAccountsQuery,
    { seesPersonalData }: Reader,
  ): Promise<Omit<LedgerAccountsView, 'success'>> {
    const paymentId = search.trim() === '' ? null : await this.payments.find(search.trim());
    const names = await this.organizations.all();
    const tags = seesPersonalData ? tagsNamed(search, names) : [];
    const values = [patternOf(search), seesPersonalData, paymentId, tags];
    const matching = this.matching();
    const { accounts, total } = await this.database.together<Found>({
      accounts: {
        text: `select account.kind, account.id, ${label} as label, name, entries, balance_cents as "balanceCents"
          ${matching} order by ${groups}, label limit $5 offset $6`,
        values: [...values, pageSize, (page - 1) * pageSize],
      },
      total: { text: `select count(*) as total ${matching}`, values },
    });
    const disputed = await this.balances.disputed(null);
    const named = accounts.map(({ id, ...account }) => ({
      ...account,
      name: account.kind === 'organization' ? (names.get(account.label) ?? null) : account.name,
      disputedCents: disputed.get(accountKey(account.kind, id)) ?? 0,
    }));
    return { accounts: named, total: total[0].total, paymentId };
  }

  /** $1 is a pattern, $2 whether names and addresses count, $3 a payment, $4 tags. */
  private matching(): string {
    const ledger = this.projections.schemaOf(ledgerProjection.name);
    const directory = this.projections.schemaOf(directoryProjection.name);
    return `from ${ledger}.ledger_accounts as account
      left join ${directory}.affiliates on account.kind = 'affiliate' and affiliate_id = account.id
      where lower(${label}) like $1 or ($2::boolean and sought like $1)
        or (account.kind = 'organization' and account.id = any($4::text[])) or exists (
        select from ${ledger}.ledger_entries as entry where entry.payment_id = $3::text
          and (account.kind, account.id) in (
            ('affiliate', entry.affiliate_id), ('organization', entry.organization_tag),
            ('house', 'house'), ('buyers', 'buyers')))`;
  }
}

const label = 'coalesce(code, account.id)';
const groups = `case account.kind when 'affiliate' then 2 when 'organization' then 1 else 0 end`;

/** Of organizations in whose name the text stands. */
function tagsNamed(search: string, names: ReadonlyMap<string, string>): string[] {
  const sought = foldedText(search.trim());
  return [...names].filter(([, name]) => foldedText(name).includes(sought)).map(([tag]) => tag);
}

/** In which the signs of a pattern stand for themselves. */
const patternOf = (search: string): string => `%${foldedText(search.trim()).replaceAll(/[\\%_]/g, '\\$&')}%`;

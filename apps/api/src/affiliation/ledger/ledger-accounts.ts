import { Injectable } from '@nestjs/common';
import type { LedgerAccountsQuery, LedgerAccountsView, ListedAccount } from '@closewise/contracts/admin';
import { accountKey } from '@closewise/domain/ledger';
import type { Reader } from '../../platform/access/reader.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { directoryProjection } from '../admin/directory.projection.js';
import { foldedText } from '../../platform/wording.js';
import { OrganizationNames } from '../ports.js';
import { lastPosting, ledgerReadModel } from './ledger.projection.js';
import { PayeeBalances } from './payee-balances.js';
import { PaymentReferences } from './references.js';

type AccountRow = Omit<ListedAccount, 'disputedCents'> & { id: string };
type Rows = { accounts: AccountRow[]; total: [{ total: number }] };

/** Lists all accounts with entries, with their balances as of a moment (ISO UTC, exclusive; null for now). */
@Injectable()
export class LedgerAccounts {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly payments: PaymentReferences,
    private readonly organizations: OrganizationNames,
    private readonly balances: PayeeBalances,
  ) {}

  /** The general accounts first, then organizations and affiliates by tag and code. */
  async page(
    { search, page, pageSize }: Omit<LedgerAccountsQuery, 'asOf'>,
    asOf: string | null,
    { seesPersonalData }: Reader,
  ): Promise<Omit<LedgerAccountsView, 'success' | 'asOf'>> {
    const paymentId = search.trim() === '' ? null : await this.payments.findWithReports(search.trim());
    const names = await this.organizations.all();
    const tags = seesPersonalData ? findTags(search, names) : [];
    const values = [patternOf(search), seesPersonalData, paymentId, tags, asOf];
    const matching = this.matching(asOf === null ? this.ledger('ledger_accounts') : this.accountsAsOf());
    const { accounts, total } = await this.database.selectTogether<Rows>({
      accounts: {
        text: `select account.kind, account.id, ${label} as label, name, entries, balance_cents as "balanceCents"
          ${matching} order by ${groups}, label limit $6 offset $7`,
        values: [...values, pageSize, (page - 1) * pageSize],
      },
      total: { text: `select count(*) as total ${matching}`, values },
    });
    const disputed = await this.balances.disputed(asOf);
    const named = accounts.map(({ id, ...account }) => ({
      ...account,
      name: account.kind === 'organization' ? (names.get(account.label) ?? null) : account.name,
      disputedCents: disputed.get(accountKey(account.kind, id)) ?? 0,
    }));
    return { accounts: named, total: total[0].total, paymentId };
  }

  /** $1: pattern, $2: whether to search names and addresses, $3: payment, $4: tags, $5: moment. */
  private matching(accounts: string): string {
    const directory = this.projections.schemaOf(directoryProjection.name);
    return `from ${accounts} as account
      left join ${directory}.affiliates on account.kind = 'affiliate' and affiliate_id = account.id
      where lower(${label}) like $1 or ($2::boolean and sought like $1)
        or (account.kind = 'organization' and account.id = any($4::text[]))
        or account.number in (select posting.account from ${this.ledger('ledger_entries')} as entry
          join ${this.ledger('ledger_postings')} as posting on posting.entry = entry.number
          where entry.payment_id = $3::text and entry.recorded_at < coalesce($5::timestamptz, 'infinity'))`;
  }

  /** The accounts with an entry before the moment $5, with their balances then. */
  private accountsAsOf(): string {
    const schema = this.projections.schemaOf(ledgerReadModel);
    return `(select known.kind, known.id, known.number, last.entries, last.balance_cents
      from ${schema}.ledger_accounts as known
      cross join lateral (${lastPosting(schema, { account: 'known.number', asOf: '$5' })}) as last)`;
  }

  private ledger(table: string): string {
    return `${this.projections.schemaOf(ledgerReadModel)}.${table}`;
  }
}

const label = 'coalesce(code, account.id)';
const groups = `case account.kind when 'affiliate' then 2 when 'organization' then 1 else 0 end`;

/** The tags of the organizations whose name contains the text. */
function findTags(search: string, names: ReadonlyMap<string, string>): string[] {
  const text = foldedText(search.trim());
  return [...names].filter(([, name]) => foldedText(name).includes(text)).map(([tag]) => tag);
}

/** A `like` pattern that matches the text literally. */
const patternOf = (search: string): string => `%${foldedText(search.trim()).replaceAll(/[\\%_]/g, '\\$&')}%`;

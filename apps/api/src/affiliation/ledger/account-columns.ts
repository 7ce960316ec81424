import type { AccountKind } from '@closewise/domain/ledger';

/** Where an entry keeps an account: whose it is (null: there is one alone), its change, number and balance after it. */
type AccountColumns = Readonly<{ id: string | null; cents: string; entry: string; balance: string }>;

/** The columns of `ledger_entries` for each kind of account. */
export const accountColumns = {
  buyers: { id: null, cents: '-cash_cents', entry: 'buyers_entry', balance: 'buyers_balance_cents' },
  'provider-fees': {
    id: null,
    cents: 'provider_fees_cents',
    entry: 'provider_fees_entry',
    balance: 'provider_fees_balance_cents',
  },
  affiliate: {
    id: 'affiliate_id',
    cents: 'affiliate_cents',
    entry: 'affiliate_entry',
    balance: 'affiliate_balance_cents',
  },
  organization: {
    id: 'organization_tag',
    cents: 'organization_cents',
    entry: 'organization_entry',
    balance: 'organization_balance_cents',
  },
  house: { id: null, cents: 'house_cents', entry: 'house_entry', balance: 'house_balance_cents' },
  'in-transit': {
    id: null,
    cents: 'in_transit_cents',
    entry: 'in_transit_entry',
    balance: 'in_transit_balance_cents',
  },
  'paid-out': {
    id: null,
    cents: 'paid_out_cents',
    entry: 'paid_out_entry',
    balance: 'paid_out_balance_cents',
  },
} as const satisfies Record<AccountKind, AccountColumns>;

import type { LedgerPayee } from '../../../shared/api/admin-ledger';

/** What the ledger screen shows, as it stands in the address: nobody at first, now, and the newest entry. */
export type LedgerAddress = { payee: LedgerPayee | null; asOf: string; entry: number | null };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; what makes no sense in it counts as absent. */
export function ledgerAddressFrom(query: URLSearchParams): LedgerAddress {
  const asOf = query.get('asOf') ?? '';
  const entry = Number(query.get('entry'));
  return {
    payee: payeeFrom(query),
    asOf: day.test(asOf) ? asOf : '',
    entry: Number.isSafeInteger(entry) && entry > 0 ? entry : null,
  };
}

function payeeFrom(query: URLSearchParams): LedgerPayee | null {
  for (const kind of ['affiliate', 'organization'] as const) {
    const label = query.get(kind)?.trim().toUpperCase();
    if (label) return { kind, label };
  }
  return null;
}

/** The query of a ledger screen. */
export function ledgerQuery({ payee, asOf, entry }: LedgerAddress): URLSearchParams {
  const query = new URLSearchParams({ tab: 'affiliates', view: 'ledger' });
  if (payee) query.set(payee.kind, payee.label);
  if (asOf) query.set('asOf', asOf);
  if (entry !== null) query.set('entry', String(entry));
  return query;
}

/** Where the account of a payee is read. */
export const ledgerOf = (payee: LedgerPayee): string => `?${ledgerQuery({ payee, asOf: '', entry: null })}`;

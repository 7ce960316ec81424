import type { LedgerPayee, LedgerRange } from '../../../shared/api/admin-ledger';

/** What the ledger screen shows, as it stands in the address: nobody at first, now, and the newest entry. */
export type LedgerAddress = LedgerRange & { payee: LedgerPayee | null; entry: number | null };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; what makes no sense in it counts as absent. */
export function ledgerAddressFrom(query: URLSearchParams): LedgerAddress {
  const entry = Number(query.get('entry'));
  return {
    payee: payeeFrom(query),
    from: dayOf(query.get('from')),
    asOf: dayOf(query.get('asOf')),
    entry: Number.isSafeInteger(entry) && entry > 0 ? entry : null,
  };
}

const dayOf = (text: string | null): string => (text !== null && day.test(text) ? text : '');

function payeeFrom(query: URLSearchParams): LedgerPayee | null {
  for (const kind of ['affiliate', 'organization'] as const) {
    const label = query.get(kind)?.trim().toUpperCase();
    if (label) return { kind, label };
  }
  return null;
}

/** The query of a ledger screen. */
export function ledgerQuery({ payee, from, asOf, entry }: LedgerAddress): URLSearchParams {
  const query = new URLSearchParams({ tab: 'affiliates', view: 'ledger' });
  if (payee) query.set(payee.kind, payee.label);
  if (from) query.set('from', from);
  if (asOf) query.set('asOf', asOf);
  if (entry !== null) query.set('entry', String(entry));
  return query;
}

/** Where the account of a payee is read. */
export const ledgerOf = (payee: LedgerPayee): string =>
  `?${ledgerQuery({ payee, from: '', asOf: '', entry: null })}`;

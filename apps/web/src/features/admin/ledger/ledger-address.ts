import { generalAccounts, type ListedAccount } from '@closewise/contracts/admin';
import type { LedgerHolder, LedgerRange } from '../../../shared/api/admin-ledger';

/** What the ledger screen shows, as it stands in the address: nobody at first, now, and the newest entry. */
export type LedgerAddress = LedgerRange & { holder: LedgerHolder | null; entry: number | null };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; what makes no sense in it counts as absent. */
export function ledgerAddressFrom(query: URLSearchParams): LedgerAddress {
  const entry = Number(query.get('entry'));
  return {
    holder: holderFrom(query),
    from: dayOf(query.get('from')),
    asOf: dayOf(query.get('asOf')),
    entry: Number.isSafeInteger(entry) && entry > 0 ? entry : null,
  };
}

const dayOf = (text: string | null): string => (text !== null && day.test(text) ? text : '');

function holderFrom(query: URLSearchParams): LedgerHolder | null {
  for (const kind of ['affiliate', 'organization'] as const) {
    const label = query.get(kind)?.trim().toUpperCase();
    if (label) return { kind, label };
  }
  const general = generalAccounts.find((name) => name === query.get('general'));
  return general ? { kind: 'general', label: general } : null;
}

/** The query of a ledger screen. */
export function ledgerQuery({ holder, from, asOf, entry }: LedgerAddress): URLSearchParams {
  const query = new URLSearchParams({ tab: 'affiliates', view: 'ledger' });
  if (holder) query.set(holder.kind, holder.label);
  if (from) query.set('from', from);
  if (asOf) query.set('asOf', asOf);
  if (entry !== null) query.set('entry', String(entry));
  return query;
}

/** Where an account is read, now or as of a day. */
export const ledgerOf = (holder: LedgerHolder, asOf = ''): string =>
  `?${ledgerQuery({ holder, from: '', asOf, entry: null })}`;

/** Whose a listed account is. */
export const holderOf = ({ kind, label }: ListedAccount): LedgerHolder =>
  kind === 'affiliate' || kind === 'organization' ? { kind, label } : { kind: 'general', label: kind };

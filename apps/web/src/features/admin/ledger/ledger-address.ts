import { generalAccounts, type ListedAccount } from '@closewise/contracts/admin';
import type { LedgerHolder, LedgerRange } from '../../../shared/api/admin-ledger';
import texts from './texts';

/** The ledger's state in the address: account, range and selected entry. */
export type LedgerAddress = LedgerRange & { holder: LedgerHolder | null; entry: number | null };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; ignores invalid values. */
export function ledgerAddressFrom(query: URLSearchParams): LedgerAddress {
  const entry = Number(query.get('entry'));
  return {
    holder: holderFrom(query),
    from: parseDay(query.get('from')),
    asOf: parseDay(query.get('asOf')),
    entry: Number.isSafeInteger(entry) && entry > 0 ? entry : null,
  };
}

const parseDay = (text: string | null): string => (text !== null && day.test(text) ? text : '');

function holderFrom(query: URLSearchParams): LedgerHolder | null {
  for (const kind of ['affiliate', 'organization'] as const) {
    const label = query.get(kind)?.trim().toUpperCase();
    if (label) return { kind, label };
  }
  const general = generalAccounts.find((name) => name === query.get('general'));
  return general ? { kind: 'general', label: general } : null;
}

/** The query string of the ledger. */
export function ledgerQuery({ holder, from, asOf, entry }: LedgerAddress): URLSearchParams {
  const query = new URLSearchParams({ tab: 'affiliates', view: 'ledger' });
  if (holder) query.set(holder.kind, holder.label);
  if (from) query.set('from', from);
  if (asOf) query.set('asOf', asOf);
  if (entry !== null) query.set('entry', String(entry));
  return query;
}

/** Link to an account, now or as of a date. */
export const ledgerLink = (holder: LedgerHolder, asOf = ''): string =>
  `?${ledgerQuery({ holder, from: '', asOf, entry: null })}`;

export const accountHolder = ({ kind, label }: ListedAccount): LedgerHolder =>
  kind === 'affiliate' || kind === 'organization' ? { kind, label } : { kind: 'general', label: kind };

/** The referral code or organization tag; general accounts have names. */
export const holderName = (holder: LedgerHolder): string =>
  holder.kind === 'general' ? texts.accounts.kinds[holder.label] : holder.label;

import type { LedgerEntry } from '../../../shared/api/admin-ledger';
import texts from './texts';

const t = texts.kinds;

/** What an entry is called; one that gives back undoes a forfeiture whose share was itself taken back. */
export const kindOf = ({ kind, cents }: Pick<LedgerEntry, 'kind' | 'cents'>): string =>
  kind === 'forfeiture' && cents > 0 ? t.undoneForfeiture : t[kind];

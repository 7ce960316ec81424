import type { LedgerHolder } from '../../../shared/api/admin-ledger';
import texts from './texts';

/** The code or the tag; the accounts that there is one of have names of their own. */
export const nameOfHolder = (holder: LedgerHolder): string =>
  holder.kind === 'general' ? texts.accounts.kinds[holder.label] : holder.label;

import { readAccount, type LedgerHolder, type LedgerRange } from '../../../shared/api/admin-ledger';
import { useAdminQuery } from '../admin-calls';

const pageSize = 500;

/** One page of an account; the balance and how many entries there are come with each. */
export const useAccountPage = (holder: LedgerHolder, range: LedgerRange, page: number) =>
  useAdminQuery(
    ['ledger', holder.kind, holder.label, range.from, range.asOf, page],
    () => readAccount(holder, range, page, pageSize),
    { keepPrevious: page > 1 },
  );

/** The page on which an entry stands. */
export const pageOf = (entry: number): number => Math.ceil(entry / pageSize);

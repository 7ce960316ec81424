import { useSearchParams } from 'react-router-dom';
import { readAffiliates } from '../../../../shared/api/admin-affiliates';
import { useAdminQuery } from '../../admin-calls';
import { listAddressFrom, listQuery, type AffiliateListAddress } from './list-address';

/** One page of the affiliates as the address asks for it; every other wish begins at the first page. */
export function useAffiliateList() {
  const [query, setQuery] = useSearchParams();
  const shown = listAddressFrom(query);
  const { page, pageSize, search, filter, sort } = shown;
  const list = useAdminQuery(
    ['affiliates', page, pageSize, search, filter, sort],
    () => readAffiliates(shown),
    {
      keepPrevious: true,
    },
  );
  const show = (wish: Partial<AffiliateListAddress>) =>
    setQuery(listQuery({ ...shown, page: 1, ...wish }), { replace: true });
  return { list, shown, show };
}
export type AffiliateList = ReturnType<typeof useAffiliateList>;

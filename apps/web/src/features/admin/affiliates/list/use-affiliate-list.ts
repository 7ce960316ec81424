import { useSearchParams } from 'react-router-dom';
import type { AffiliateFilter } from '@closewise/contracts/admin';
import { readAffiliates, type AffiliateListQuery } from '../../../../shared/api/admin-affiliates';
import { useAdminQuery } from '../../admin-calls';
import texts from '../texts';

const pageSize = 25;
const filters = Object.keys(texts.list.filters) as AffiliateFilter[];
const sorts = Object.keys(texts.list.sorts) as AffiliateSort[];

/** A sort key of the API; a leading minus means descending. */
export type AffiliateSort = keyof typeof texts.list.sorts;
export type AffiliateListAddress = AffiliateListQuery & { filter: AffiliateFilter; sort: AffiliateSort };

/** Reads the list's state from the address; ignores invalid values. */
function listAddressFrom(query: URLSearchParams): AffiliateListAddress {
  const page = Number(query.get('page'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize,
    search: query.get('search') ?? '',
    filter: filters.find((filter) => filter === query.get('filter')) ?? 'all',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? '-registered',
  };
}

/** The query string of the list, without default values. */
function listQuery({ page, search, filter, sort }: AffiliateListAddress): URLSearchParams {
  const query = new URLSearchParams({ tab: 'affiliates' });
  if (search) query.set('search', search);
  if (filter !== 'all') query.set('filter', filter);
  if (sort !== '-registered') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The page of affiliates that the address names. Any change other than of the page starts at page 1. */
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
  const show = (change: Partial<AffiliateListAddress>) =>
    setQuery(listQuery({ ...shown, page: 1, ...change }), { replace: true });
  return { list, shown, show };
}
export type AffiliateList = ReturnType<typeof useAffiliateList>;

import type { AffiliateFilter } from '@closewise/contracts/admin';
import type { AffiliateListQuery } from '../../../../shared/api/admin-affiliates';
import texts from '../texts';

const pageSize = 25;
const filters = Object.keys(texts.list.filters) as AffiliateFilter[];
const sorts = Object.keys(texts.list.sorts) as AffiliateSort[];

/** A column of the list, with a leading minus for the greatest first. */
export type AffiliateSort = keyof typeof texts.list.sorts;
export type AffiliateListAddress = AffiliateListQuery & { filter: AffiliateFilter; sort: AffiliateSort };

/** What the list shows, as it stands in the address; what makes no sense in it counts as absent. */
export function listAddressFrom(query: URLSearchParams): AffiliateListAddress {
  const page = Number(query.get('page'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize,
    search: query.get('search') ?? '',
    filter: filters.find((filter) => filter === query.get('filter')) ?? 'all',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? '-registered',
  };
}

/** The query of the list's screen, without what is usual. */
export function listQuery({ page, search, filter, sort }: AffiliateListAddress): URLSearchParams {
  const query = new URLSearchParams({ tab: 'affiliates' });
  if (search) query.set('search', search);
  if (filter !== 'all') query.set('filter', filter);
  if (sort !== '-registered') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}

import type {
  AdminStatsView,
  AffiliateFilter,
  AffiliateActivityView,
  AffiliateChangedView,
  AffiliateListView,
} from '@closewise/contracts/admin';
import { request } from './request';

/** `sort` names a column of the list, with a leading minus for the greatest first. */
export type AffiliateListQuery = {
  page: number;
  pageSize: number;
  search: string;
  filter: AffiliateFilter;
  sort: string;
};

const root = '/api/admin/affiliate';
const path = (id: string, action = '') => `${root}/${encodeURIComponent(id)}${action}`;

export const readAffiliates = ({ page, pageSize, search, filter, sort }: AffiliateListQuery) => {
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize), sort });
  if (search) query.set('search', search);
  if (filter !== 'all') query.set('filter', filter);
  return request<AffiliateListView>('GET', `${root}/list?${query}`);
};
/** The newest first, at most `limit` of them. */
export const readAffiliateActivity = (limit: number) =>
  request<AffiliateActivityView>('GET', `${root}/activity?limit=${limit}`);
export const readStats = () => request<AdminStatsView>('GET', '/api/admin/stats');

type Person = { name: string; email: string };
type Of<Body> = { id: string } & Body;

export const createAffiliate = (body: Person) =>
  request<AffiliateChangedView>('POST', `${root}/create`, body);
export const updateAffiliate = ({ id, ...body }: Of<Person & { active: boolean }>) =>
  request<AffiliateChangedView>('PUT', path(id), body);
export const setCommissionRate = ({ id, ...body }: Of<{ rate: number; reason?: string }>) =>
  request<AffiliateChangedView>('PUT', path(id, '/commission-rate'), body);
export const deleteAffiliate = (id: string) => request<AffiliateChangedView>('DELETE', path(id));
export const terminateAffiliate = ({ id, ...body }: Of<{ reason: string }>) =>
  request<AffiliateChangedView>('POST', path(id, '/terminate'), body);
export const replaceAffiliateLink = (id: string) =>
  request<AffiliateChangedView>('POST', path(id, '/replace-link'), {});

/** Both null for a member of no organization. */
export type MembershipWish = {
  organizationTag: string | null;
  memberId: string | null;
  reason: string;
};
export const correctMembership = ({ id, ...body }: Of<MembershipWish>) =>
  request<AffiliateChangedView>('PUT', path(id, '/membership'), body);

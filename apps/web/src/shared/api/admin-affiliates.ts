import type { AffiliateFilter } from '@closewise/contracts/admin';
import type { paths } from '@closewise/contracts/client';
import { client, type Schemas, viewOf } from './client';

type ListParameters = NonNullable<paths['/api/admin/affiliate/list']['get']['parameters']['query']>;

/** `sort` is a column name, with a leading minus for descending order. */
export type AffiliateListQuery = {
  page: number;
  pageSize: number;
  search: string;
  filter: AffiliateFilter;
  sort: NonNullable<ListParameters['sort']>;
};

export const readAffiliates = ({ page, pageSize, search, filter, sort }: AffiliateListQuery) => {
  const query = {
    page: String(page),
    pageSize: String(pageSize),
    sort,
    search: search || undefined,
    filter: filter === 'all' ? undefined : filter,
  };
  return viewOf(client.GET('/api/admin/affiliate/list', { params: { query } }));
};
/** At most `limit` entries, newest first. */
export const readAffiliateActivity = (limit: number) =>
  viewOf(client.GET('/api/admin/affiliate/activity', { params: { query: { limit: String(limit) } } }));
export const readStats = () => viewOf(client.GET('/api/admin/stats'));
export type TrendBy = 'day' | 'week' | 'month';

/** Orders, sales and earnings of one period; `from` is its first day (UTC). */
export type TrendPeriod = Readonly<{
  from: string;
  reports: number;
  paidReports: number;
  revenueCents: number;
  commissionCents: number;
  overrideCents: number;
}>;

/** The latest periods, oldest first. Both responses cover the same periods, except around midnight. */
export async function readTrend(by: TrendBy): Promise<TrendPeriod[]> {
  const params = { query: { by } };
  const [sales, earnings] = await Promise.all([
    viewOf(client.GET('/api/admin/stats/trend', { params })),
    viewOf(client.GET('/api/admin/affiliate/trend', { params })),
  ]);
  const earned = new Map(earnings.periods.map((period) => [period.from, period]));
  return sales.periods.map((period) => ({
    ...period,
    commissionCents: earned.get(period.from)?.commissionCents ?? 0,
    overrideCents: earned.get(period.from)?.overrideCents ?? 0,
  }));
}
export const readVisitors = () => viewOf(client.GET('/api/admin/visitors'));

type WithId<Body> = { id: string } & Body;
const affiliate = (id: string) => ({ params: { path: { id } } });
/** A change based on a version; the API refuses it if somebody else changed the record first. */
type VersionedChange<Body> = WithId<{ version: number } & Body>;
const seen = (id: string, version: number) => ({
  params: { path: { id }, header: { 'If-Match': `"${version}"` } },
});

export const createAffiliate = (body: Schemas['CreateAffiliateRequest']) =>
  viewOf(client.POST('/api/admin/affiliate/create', { body }));
export const updateAffiliate = ({ id, version, ...body }: VersionedChange<Schemas['EditAffiliateRequest']>) =>
  viewOf(client.PUT('/api/admin/affiliate/{id}', { ...seen(id, version), body }));
export const setCommissionRate = ({
  id,
  version,
  ...body
}: VersionedChange<Schemas['CommissionRateRequest']>) =>
  viewOf(client.PUT('/api/admin/affiliate/{id}/commission-rate', { ...seen(id, version), body }));
export const deleteAffiliate = (id: string) =>
  viewOf(client.DELETE('/api/admin/affiliate/{id}', { ...affiliate(id), body: {} }));
export const terminateAffiliate = ({ id, ...body }: WithId<Schemas['TerminateAffiliateRequest']>) =>
  viewOf(client.POST('/api/admin/affiliate/{id}/terminate', { ...affiliate(id), body }));
export const replaceAffiliateLink = (id: string) =>
  viewOf(client.POST('/api/admin/affiliate/{id}/replace-link', affiliate(id)));

/** Organization and member id are null for a membership in no organization. */
export const correctMembership = ({ id, version, ...body }: VersionedChange<Schemas['MembershipRequest']>) =>
  viewOf(client.PUT('/api/admin/affiliate/{id}/membership', { ...seen(id, version), body }));

import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';
import { wholeNumber } from './whole-number.js';

/** `regular`: neither a member nor the account of an organization. */
export const affiliateFilters = ['all', 'regular', 'har', 'master'] as const;
export type AffiliateFilter = (typeof affiliateFilters)[number];

/** Sort keys of the list of affiliates. */
export const affiliateOrders = [
  'name',
  'email',
  'code',
  'referrals',
  'monthly',
  'rate',
  'earnings',
  'status',
  'registered',
] as const;
export type AffiliateOrder = (typeof affiliateOrders)[number];

const backwards = affiliateOrders.map((order) => `-${order}` as const);
const wrongFilter = `must be one of ${affiliateFilters.join(', ')}`;
const wrongOrder = `must be one of ${affiliateOrders.join(', ')}, optionally with a leading minus sign for descending order`;

/** Query of GET /api/admin/affiliate/list; pages count from 1, `search` matches name, email and code. */
export const affiliateListQuery = z.strictObject({
  page: wholeNumber(100_000, 1),
  pageSize: wholeNumber(500, 100),
  search: personText(200).default(''),
  filter: z.string().toLowerCase().pipe(z.enum(affiliateFilters, wrongFilter)).default('all'),
  sort: z.enum([...affiliateOrders, ...backwards], wrongOrder).default('-registered'),
});
export type AffiliateListQuery = z.infer<typeof affiliateListQuery>;

/** Query of GET /api/admin/affiliate/activity. */
export const affiliateActivityQuery = z.strictObject({ limit: wholeNumber(100, 20) });
export type AffiliateActivityQuery = z.infer<typeof affiliateActivityQuery>;

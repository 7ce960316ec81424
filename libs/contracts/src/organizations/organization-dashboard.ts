import { mostTopAgents } from '@closewise/domain/organizations';
import { z } from 'zod';
import { personal } from '../personal/index.js';

/** Time ranges of the dashboard, in days; without one it covers all time. */
export const dashboardRanges = ['30', '90', '365'] as const;

/** Query of GET /api/organization/{tag}/dashboard. */
export const organizationDashboardQuery = z.strictObject({
  range: z.enum(dashboardRanges, 'must be 30, 90 or 365').optional(),
});
export type OrganizationDashboardQuery = z.infer<typeof organizationDashboardQuery>;

const count = z.number().int();
/** In dollars. */
const money = z.number();

/** A member and their sales. */
export const topAgent = z.object({
  agentName: personal(z.string()),
  /** Empty after the agent left. */
  agentEmail: personal(z.string()),
  organizationMemberId: personal(z.string()).nullable(),
  reportsSold: count,
  agentEarnings: money,
  organizationOverride: money,
});
export type TopAgent = z.infer<typeof topAgent>;

/** Sales and earnings of an organization's members. */
export const organizationDashboardData = z.object({
  tag: z.string(),
  name: z.string(),
  status: z.enum(['waiting', 'approved']),
  /** Whether the contact has opened the mailed link. */
  linkOpened: z.boolean(),
  /** Members whose referrals currently earn, regardless of the range. */
  totalActiveAgents: count,
  /** In the range. */
  totalOverrideEarnings: money,
  /** In the current month, UTC, as in the books. */
  currentMonthOverrideEarnings: money,
  /** What the organization is owed now, regardless of the range; negative after refunds of amounts already paid out. */
  balance: money,
  /** In the range; fully refunded sales do not count. */
  totalReportsSold: count,
  currentMonthReportsSold: count,
  /** In the range. */
  topPerformingAgents: z.array(topAgent).max(mostTopAgents),
  stripeConnected: z.boolean(),
  /**
   * Always null: the page is requested with POST /api/organization/payment-account, which only the organization may
   * call.
   */
  stripeDashboardUrl: z.string().nullable(),
});
export type OrganizationDashboardData = z.infer<typeof organizationDashboardData>;

/** Answer of GET /api/organization/{tag}/dashboard; amounts in dollars. */
export const organizationDashboardView = z
  .object({ success: z.literal(true), data: organizationDashboardData })
  .meta({
    example: {
      success: true,
      data: {
        tag: 'AUSTIN',
        name: 'Austin Board of Realtors',
        status: 'approved',
        linkOpened: true,
        totalActiveAgents: 12,
        totalOverrideEarnings: 102.5,
        currentMonthOverrideEarnings: 12.5,
        balance: 102.5,
        totalReportsSold: 41,
        currentMonthReportsSold: 5,
        topPerformingAgents: [
          {
            agentName: 'Ana Lopez',
            agentEmail: 'ana@example.com',
            organizationMemberId: '123456',
            reportsSold: 20,
            agentEarnings: 200,
            organizationOverride: 50,
          },
        ],
        stripeConnected: false,
        stripeDashboardUrl: null,
      },
    },
  });
export type OrganizationDashboardView = z.infer<typeof organizationDashboardView>;

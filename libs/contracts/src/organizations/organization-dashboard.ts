import { mostTopAgents } from '@closewise/domain/organizations';
import { z } from 'zod';
import { personal } from '../personal/index.js';

/** The days that a dashboard can be limited to; without a limit it shows all time. */
export const dashboardRanges = ['30', '90', '365'] as const;

/** Query of GET /api/organization/{tag}/dashboard. */
export const organizationDashboardQuery = z.strictObject({
  range: z.enum(dashboardRanges, 'must be 30, 90 or 365').optional(),
});
export type OrganizationDashboardQuery = z.infer<typeof organizationDashboardQuery>;

const count = z.number().int();
/** Dollars. */
const money = z.number();

/** A member by the reports sold. */
export const topAgent = z.object({
  agentName: personal(z.string()),
  /** Empty once the agent has gone. */
  agentEmail: personal(z.string()),
  organizationMemberId: personal(z.string()).nullable(),
  reportsSold: count,
  agentEarnings: money,
  organizationOverride: money,
});
export type TopAgent = z.infer<typeof topAgent>;

/** What the members of an organization sold and earned. */
export const organizationDashboardData = z.object({
  tag: z.string(),
  name: z.string(),
  status: z.enum(['waiting', 'approved']),
  /** Members whose referrals earn now, whatever the range. */
  totalActiveAgents: count,
  /** Of the range. */
  totalOverrideEarnings: money,
  /** Of the current month, UTC, as in the books. */
  currentMonthOverrideEarnings: money,
  /** What the organization is owed now, whatever the range; below zero after refunds of what was paid out. */
  balance: money,
  /** Of the range; a sale that was given back as a whole does not count. */
  totalReportsSold: count,
  currentMonthReportsSold: count,
  /** Of the range. */
  topPerformingAgents: z.array(topAgent).max(mostTopAgents),
  stripeConnected: z.boolean(),
  /** Always null: the page is asked for by POST /api/organization/payment-account, which only the organization may do. */
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

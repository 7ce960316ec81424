import type {
  AccountView,
  AdminAffiliate,
  AdminOrganization,
  AdminOrganizationsView,
  AdminStatsView,
  AffiliateActivity,
  AffiliateActivityView,
  AffiliateListView,
  EarningsTrendView,
  ExplainedSaleView,
  SalesTrendView,
  TrialBalanceView,
  VisitorsView,
} from '@closewise/contracts/admin';
import type { OrganizationDashboardView, OrganizationMonthsView } from '@closewise/contracts/organizations';
import { operationsApi } from './operations-api';
import { answer } from './api';

export const ana: AdminAffiliate = {
  id: 'ana',
  version: 4,
  name: 'Ana Lopez',
  email: 'ana@example.com',
  website: null,
  referralCode: 'MAPLE7K4M',
  totalReferrals: 12,
  monthlyReferrals: 5,
  totalEarnings: 117.5,
  customRate: 30,
  commissionRate: 30,
  active: true,
  status: 'active',
  label: 'Top Performer',
  isMasterAccount: false,
  isOrganizationMember: true,
  isHarMember: true,
  harMemberId: '123456',
  organizationTag: 'HAR',
  organizationMemberId: '123456',
  stripeOnboardingComplete: false,
  registeredAt: '2026-11-02T10:00:00.000Z',
};

export const har: AdminOrganization = {
  name: 'Houston Association of Realtors',
  tag: 'HAR',
  status: 'approved',
  linkOpened: true,
  contactName: null,
  contactEmail: null,
  registeredAt: '2026-11-01T10:00:00.000Z',
  dashboardPath: '/har/dashboard',
};

export const harData: OrganizationDashboardView['data'] = {
  tag: 'HAR',
  name: har.name,
  status: 'approved',
  linkOpened: true,
  totalActiveAgents: 8,
  totalOverrideEarnings: 32.5,
  currentMonthOverrideEarnings: 7.5,
  balance: 32.5,
  totalReportsSold: 13,
  currentMonthReportsSold: 3,
  topPerformingAgents: [],
  stripeConnected: false,
  stripeDashboardUrl: null,
};

const balance: TrialBalanceView['trialBalance'] = {
  entries: 3,
  cashCents: 5000,
  providerFeesCents: 0,
  affiliatesCents: 2000,
  organizationsCents: 500,
  houseCents: 2500,
  inTransitCents: 0,
  paidOutCents: 0,
  differenceCents: 0,
};

/** The admins' calls about partners and the books, typed by the contract. */
export const partnersApi = {
  list: (affiliates: AdminAffiliate[], total = affiliates.length, totalAffiliates = total) =>
    answer('get', '/api/admin/affiliate/list', {
      success: true,
      affiliates,
      total,
      summary: { totalAffiliates, monthlyReferrals: 5, totalCommissions: 117.5 },
    } satisfies AffiliateListView),
  activity: (...activity: AffiliateActivity[]) =>
    answer('get', '/api/admin/affiliate/activity', {
      success: true,
      activity,
    } satisfies AffiliateActivityView),
  change: (method: 'post' | 'put' | 'delete', path: string, message: string) =>
    answer(method, `/api/admin/affiliate/${path}`, { success: true, message }),
  stats: (stats: AdminStatsView['stats']) =>
    answer('get', '/api/admin/stats', { success: true, stats } satisfies AdminStatsView),
  /** Sales and earnings of a single day, the only period. */
  trend: (sold: Partial<SalesTrendView['periods'][number]> = {}) => {
    const sales = { from: '2026-11-26', reports: 0, paidReports: 0, revenueCents: 0, ...sold };
    const earned = { from: sales.from, commissionCents: 0, overrideCents: 0 };
    if (sales.paidReports > 0) Object.assign(earned, { commissionCents: 1180, overrideCents: 295 });
    answer('get', '/api/admin/affiliate/trend', {
      success: true,
      periods: [earned],
    } satisfies EarningsTrendView);
    return answer('get', '/api/admin/stats/trend', {
      success: true,
      periods: [sales],
    } satisfies SalesTrendView);
  },
  months: (...months: OrganizationMonthsView['months']) =>
    answer('get', '/api/organization/HAR/months', { success: true, months } satisfies OrganizationMonthsView),
  visitors: (visitors: VisitorsView['visitors']) =>
    answer('get', '/api/admin/visitors', { success: true, visitors } satisfies VisitorsView),
  partnership: () =>
    answer('get', '/api/organization/HAR/dashboard', {
      success: true,
      data: harData,
    } satisfies OrganizationDashboardView),
  /** All calls of the overview. */
  overview: () => {
    partnersApi.stats({
      totalReports: 80,
      paidReports: 50,
      totalRevenue: '$1,250.00',
      todayReports: 4,
      averageOrderCents: 2500,
    });
    partnersApi.trend();
    partnersApi.partnership();
    partnersApi.months();
    partnersApi.organizations(har);
    operationsApi.reports();
    operationsApi.jobs();
    operationsApi.consumers();
  },
  organizations: (...organizations: AdminOrganization[]) =>
    answer('get', '/api/admin/organizations', {
      success: true,
      organizations,
    } satisfies AdminOrganizationsView),
  decide: (tag: string, verdict: string, message: string) =>
    answer('post', `/api/admin/organizations/${tag}/${verdict}`, { success: true, message }),
  account: (path: string, view: Omit<AccountView, 'success'>) =>
    answer('get', `/api/admin/ledger/${path}`, { success: true, ...view } satisfies AccountView),
  explain: (paymentId: string, ...steps: ExplainedSaleView['steps']) =>
    answer('get', `/api/admin/ledger/explain/${paymentId}`, {
      success: true,
      paymentId,
      steps,
    } satisfies ExplainedSaleView),
  trialBalance: (sums: Partial<typeof balance> = {}) =>
    answer('get', '/api/admin/ledger/trial-balance', {
      success: true,
      asOf: null,
      trialBalance: { ...balance, ...sums },
    } satisfies TrialBalanceView),
};

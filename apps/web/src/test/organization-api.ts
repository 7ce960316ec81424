import type {
  ActiveOrganizationsView,
  MasterSetupView,
  OrganizationAccount,
  OrganizationCredentialsView,
  OrganizationDashboardData,
  OrganizationDashboardView,
  OrganizationLoginView,
  OrganizationLogoutView,
  OrganizationSessionView,
  TopAgent,
} from '@closewise/contracts/organizations';
import { answer, api } from './api';

export const austin: OrganizationAccount = {
  id: 'AUSTIN',
  tag: 'AUSTIN',
  name: 'Austin Board of Realtors',
  contactEmail: 'eva@example.com',
  contactName: 'Eva Ruiz',
  status: 'approved',
  linkOpened: true,
  dashboardPath: '/organization/AUSTIN/dashboard',
};

export const agent = (number: number): TopAgent => ({
  agentName: `Agent ${number}`,
  agentEmail: `agent${number}@example.com`,
  organizationMemberId: `M-${number}`,
  reportsSold: number,
  agentEarnings: number * 10,
  organizationOverride: number * 2.5,
});

const figures: OrganizationDashboardData = {
  tag: 'AUSTIN',
  name: austin.name,
  status: 'approved',
  linkOpened: true,
  totalActiveAgents: 12,
  totalOverrideEarnings: 1102.5,
  currentMonthOverrideEarnings: 12.5,
  balance: 1102.5,
  totalReportsSold: 441,
  currentMonthReportsSold: 5,
  topPerformingAgents: [agent(7)],
  stripeConnected: false,
  stripeDashboardUrl: null,
};

const root = '/api/organization';

/** The calls of organizations, typed by the contract. */
export const organizationApi = {
  active: (...organizations: ActiveOrganizationsView['organizations']) =>
    answer('get', '/api/organizations/active', { organizations } satisfies ActiveOrganizationsView),
  setUp: (name: string) =>
    answer(
      'post',
      `${root}/create-master-account`,
      {
        success: true,
        masterAffiliateId: 'master-1',
        dashboardToken: 's.master-1.1.9f2c',
        message: `${name} master account created successfully!`,
      } satisfies MasterSetupView,
      201,
    ),
  session: (organization: OrganizationAccount = austin) =>
    answer('get', `${root}/session`, { success: true, organization } satisfies OrganizationSessionView),
  noSession: () => api.refuse('get', `${root}/session`, 401, 'Please log in first'),
  login: (organization: OrganizationAccount = austin) =>
    answer('post', `${root}/login`, {
      success: true,
      organization,
      message: 'Login successful',
    } satisfies OrganizationLoginView),
  logout: () =>
    answer('post', `${root}/logout`, {
      success: true,
      message: 'Logged out',
    } satisfies OrganizationLogoutView),
  updateCredentials: () =>
    answer('post', `${root}/update-credentials`, {
      success: true,
      message: 'Credentials updated successfully',
    } satisfies OrganizationCredentialsView),
  dashboard: (data: Partial<OrganizationDashboardData> = {}, tag = 'AUSTIN') =>
    answer('get', `${root}/${tag}/dashboard`, {
      success: true,
      data: { ...figures, ...data },
    } satisfies OrganizationDashboardView),
};

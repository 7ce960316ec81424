import type { dashboardRanges } from '@closewise/contracts/organizations';
import { client, nullOn401, type Schemas, viewOf } from './client';

export type OrganizationAccount = Schemas['OrganizationAccount'];
export type OrganizationDashboardData = Schemas['OrganizationDashboardData'];
export type ActiveOrganization = Schemas['ActiveOrganization'];
/** The days that a dashboard shows; all time without. */
export type DashboardRange = (typeof dashboardRanges)[number];

export const readActiveOrganizations = async (): Promise<ActiveOrganization[]> =>
  (await viewOf(client.GET('/api/organizations/active'))).organizations;

export const createMasterAccount = (body: Schemas['MasterSetupRequest']) =>
  viewOf(client.POST('/api/organization/create-master-account', { body }));

export const logIn = async (body: Schemas['OrganizationLoginRequest']): Promise<OrganizationAccount> =>
  (await viewOf(client.POST('/api/organization/login', { body }))).organization;

export const logOut = () => viewOf(client.POST('/api/organization/logout'));

/** The organization that is logged in; null for none. */
export const readOrganizationSession = async (): Promise<OrganizationAccount | null> =>
  (await nullOn401(viewOf(client.GET('/api/organization/session'))))?.organization ?? null;

export const updateOrganizationCredentials = (body: Schemas['OrganizationCredentialsRequest']) =>
  viewOf(client.POST('/api/organization/update-credentials', { body }));

export const readOrganizationDashboard = async (
  tag: string,
  range: DashboardRange | null,
): Promise<OrganizationDashboardData> => {
  const params = { path: { tag }, query: { range: range ?? undefined } };
  return (await viewOf(client.GET('/api/organization/{tag}/dashboard', { params }))).data;
};

/** The payout provider's page, which leads back to the dashboard. */
export const connectPaymentAccount = (organizationTag: string) =>
  viewOf(client.POST('/api/organization/stripe-connect', { body: { organizationTag } }));

import type {
  ActiveOrganizationsView,
  dashboardRanges,
  MasterSetupRequest,
  MasterSetupView,
  OrganizationAccount,
  OrganizationCredentialsRequest,
  OrganizationCredentialsView,
  OrganizationDashboardData,
  OrganizationDashboardView,
  OrganizationLoginRequest,
  OrganizationLoginView,
  OrganizationLogoutView,
  OrganizationSessionView,
} from '@closewise/contracts/organizations';
import { ApiError } from './api-error';
import { request } from './request';

export type { OrganizationAccount, OrganizationDashboardData };
export type ActiveOrganization = ActiveOrganizationsView['organizations'][number];
/** The days that a dashboard shows; all time without. */
export type DashboardRange = (typeof dashboardRanges)[number];

export const readActiveOrganizations = async (): Promise<ActiveOrganization[]> =>
  (await request<ActiveOrganizationsView>('GET', '/api/organizations/active')).organizations;

const root = '/api/organization';

export const createMasterAccount = (body: MasterSetupRequest) =>
  request<MasterSetupView>('POST', `${root}/create-master-account`, body);

export const logIn = async (body: OrganizationLoginRequest): Promise<OrganizationAccount> =>
  (await request<OrganizationLoginView>('POST', `${root}/login`, body)).organization;

export const logOut = () => request<OrganizationLogoutView>('POST', `${root}/logout`, {});

/** The organization that is logged in; null for none. */
export async function readOrganizationSession(): Promise<OrganizationAccount | null> {
  try {
    return (await request<OrganizationSessionView>('GET', `${root}/session`)).organization;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const updateOrganizationCredentials = (body: OrganizationCredentialsRequest) =>
  request<OrganizationCredentialsView>('POST', `${root}/update-credentials`, body);

export const readOrganizationDashboard = async (
  tag: string,
  range: DashboardRange | null,
): Promise<OrganizationDashboardData> => {
  const query = range === null ? '' : `?range=${range}`;
  const path = `${root}/${encodeURIComponent(tag)}/dashboard${query}`;
  return (await request<OrganizationDashboardView>('GET', path)).data;
};

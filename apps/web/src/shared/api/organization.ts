import type { dashboardRanges, membersShown } from '@closewise/contracts/organizations';
import { namedFile } from '../files/named-file';
import { client, nullOn401, type Schemas, viewOf } from './client';

export type OrganizationAccount = Schemas['OrganizationAccount'];
export type OrganizationDashboardData = Schemas['OrganizationDashboardData'];
export type OrganizationMember = Schemas['OrganizationMember'];
export type OrganizationMonth = Schemas['OrganizationMonth'];
export type LinkedRegistration = Schemas['RegistrationLinkView']['registration'];
export type ActiveOrganization = Schemas['ActiveOrganization'];
/** The period of a dashboard; all time without it. */
export type DashboardRange = (typeof dashboardRanges)[number];

export const readActiveOrganizations = async (): Promise<ActiveOrganization[]> =>
  (await viewOf(client.GET('/api/organizations/active'))).organizations;

export const createMasterAccount = (body: Schemas['MasterSetupRequest']) =>
  viewOf(client.POST('/api/organization/create-master-account', { body }));

export const logIn = async (body: Schemas['OrganizationLoginRequest']): Promise<OrganizationAccount> =>
  (await viewOf(client.POST('/api/organization/login', { body }))).organization;

export const forgotPassword = (body: Schemas['ForgotPasswordRequest']) =>
  viewOf(client.POST('/api/organization/forgot-password', { body }));
export const resetPassword = (body: Schemas['ResetPasswordRequest']) =>
  viewOf(client.POST('/api/organization/reset-password', { body }));

/** The registration that an emailed link belongs to. */
export const readRegistrationLink = async (token: string): Promise<LinkedRegistration> =>
  (await viewOf(client.GET('/api/organization/registration/link/{token}', { params: { path: { token } } })))
    .registration;
export const confirmRegistration = (body: Schemas['ConfirmRegistrationRequest']) =>
  viewOf(client.POST('/api/organization/confirm-registration', { body }));
export const eraseRegistration = (token: string) =>
  viewOf(client.POST('/api/organization/not-me', { body: { token } }));

export const confirmOrganizationPassword = (password: string) =>
  viewOf(client.POST('/api/organization/confirm', { body: { password } }));
export const logOut = () => viewOf(client.POST('/api/organization/logout'));

/** The signed-in organization, or null. */
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

export type MembersShown = (typeof membersShown)[number];
type MembersPage = Readonly<{ show: MembersShown; page: number; pageSize: number }>;

/** Pages count from 1. */
export const readOrganizationMembers = (tag: string, { show, page, pageSize }: MembersPage) => {
  const query = { show, page: String(page), pageSize: String(pageSize) };
  return viewOf(client.GET('/api/organization/{tag}/members', { params: { path: { tag }, query } }));
};
export const readMembersFile = (tag: string) =>
  namedFile(
    client.GET('/api/organization/{tag}/members.csv', { params: { path: { tag } }, parseAs: 'blob' }),
    `closewise-members-${tag}.csv`,
  );
export const confirmMember = (tag: string, affiliateId: string) =>
  viewOf(
    client.POST('/api/organization/{tag}/members/{affiliateId}/confirm', {
      params: { path: { tag, affiliateId } },
    }),
  );
export const rejectMember = (tag: string, affiliateId: string, reason: string) =>
  viewOf(
    client.POST('/api/organization/{tag}/members/{affiliateId}/reject', {
      params: { path: { tag, affiliateId } },
      body: { reason },
    }),
  );

/** Oldest first; months without activity are left out. */
export const readOrganizationMonths = async (tag: string): Promise<OrganizationMonth[]> =>
  (await viewOf(client.GET('/api/organization/{tag}/months', { params: { path: { tag } } }))).months;

/** URL of the payout provider's setup page, which returns to the dashboard. */
export const connectPaymentAccount = (organizationTag: string) =>
  viewOf(client.POST('/api/organization/stripe-connect', { body: { organizationTag } }));

/** One-time URL of the payout provider's page about the payouts. */
export const openPaymentAccount = () => viewOf(client.POST('/api/organization/payment-account'));

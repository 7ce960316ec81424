import type { AdminOrganizationsView, OrganizationDecidedView } from '@closewise/contracts/admin';
import { request } from './request';

/** What an admin reads of an organization's dashboard; earnings in dollars. */
export type PartnershipView = {
  success: true;
  data: {
    totalActiveAgents: number;
    totalOverrideEarnings: number;
    currentMonthOverrideEarnings: number;
    totalReportsSold: number;
    currentMonthReportsSold: number;
  };
};

export const readOrganizations = () => request<AdminOrganizationsView>('GET', '/api/admin/organizations');
export const readPartnership = (tag: string) =>
  request<PartnershipView>('GET', `/api/organization/${encodeURIComponent(tag)}/dashboard`);

type Decision = { tag: string; verdict: 'approve' | 'reject'; note: string };
export const decideOnOrganization = ({ tag, verdict, note }: Decision) =>
  request<OrganizationDecidedView>('POST', `/api/admin/organizations/${encodeURIComponent(tag)}/${verdict}`, {
    note,
  });

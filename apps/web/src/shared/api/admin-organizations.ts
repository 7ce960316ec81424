import type { AdminOrganizationsView, OrganizationDecidedView } from '@closewise/contracts/admin';
import { request } from './request';

export const readOrganizations = () => request<AdminOrganizationsView>('GET', '/api/admin/organizations');

type Decision = { tag: string; verdict: 'approve' | 'reject'; note: string };
export const decideOnOrganization = ({ tag, verdict, note }: Decision) =>
  request<OrganizationDecidedView>('POST', `/api/admin/organizations/${encodeURIComponent(tag)}/${verdict}`, {
    note,
  });

import { client, viewOf } from './client';

export const readOrganizations = () => viewOf(client.GET('/api/admin/organizations'));

type Decision = { tag: string; verdict: 'approve' | 'reject'; note: string };
export const decideOnOrganization = ({ tag, verdict, note }: Decision) =>
  viewOf(
    client.POST(`/api/admin/organizations/{tag}/${verdict}`, { params: { path: { tag } }, body: { note } }),
  );

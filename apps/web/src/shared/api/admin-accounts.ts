import { client, type Schemas, viewOf } from './client';

export type AdminRole = Schemas['CreateAdminRequest']['role'];

/** All admin accounts, including former ones. */
export const readAdmins = () => viewOf(client.GET('/api/admin/admins'));
export const createAdmin = (body: Schemas['CreateAdminRequest']) =>
  viewOf(client.POST('/api/admin/admins', { body }));
export const revokeAdmin = ({ adminId, reason }: { adminId: string; reason: string }) =>
  viewOf(
    client.POST('/api/admin/admins/{adminId}/revoke', { params: { path: { adminId } }, body: { reason } }),
  );
export const changeAdminRole = ({ adminId, ...body }: { adminId: string; role: AdminRole; reason: string }) =>
  viewOf(client.PUT('/api/admin/admins/{adminId}/role', { params: { path: { adminId } }, body }));

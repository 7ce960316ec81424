import { client, nullOn401, type Schemas, viewOf } from './client';

export type AdminUser = Schemas['AdminUser'];

/** The signed-in admin, or null. */
export const readAdminUser = async (): Promise<AdminUser | null> =>
  (await nullOn401(viewOf(client.GET('/api/auth/user'))))?.user ?? null;

export const signIn = (body: Schemas['LoginRequest']) => viewOf(client.POST('/api/auth/login', { body }));
export const signOut = () => viewOf(client.POST('/api/auth/logout'));
export const confirmPassword = (body: Schemas['ConfirmRequest']) =>
  viewOf(client.POST('/api/auth/confirm', { body }));
export const updateCredentials = (body: Schemas['UpdateCredentialsRequest']) =>
  viewOf(client.POST('/api/admin/update-credentials', { body }));

export const readSettings = () => viewOf(client.GET('/api/admin/settings'));
export const saveSettings = (body: Schemas['ChangeSettingsRequest']) =>
  viewOf(client.PUT('/api/admin/settings', { body }));

export const readSessions = () => viewOf(client.GET('/api/admin/sessions'));
export const endSession = (sessionId: string) =>
  viewOf(client.DELETE('/api/admin/sessions/{sessionId}', { params: { path: { sessionId } } }));
export const endOtherSessions = () => viewOf(client.POST('/api/admin/sessions/end-others'));

export const readAdminActions = (page: number, pageSize: number) =>
  viewOf(
    client.GET('/api/admin/audit', {
      params: { query: { page: String(page), pageSize: String(pageSize) } },
    }),
  );

export const readSecondFactor = () => viewOf(client.GET('/api/admin/second-factor'));
export const enrolSecondFactor = () => viewOf(client.POST('/api/admin/second-factor/enrol'));
export const activateSecondFactor = (code: string) =>
  viewOf(client.POST('/api/admin/second-factor/activate', { body: { code } }));
export const renewRecoveryCodes = () => viewOf(client.POST('/api/admin/second-factor/recovery-codes'));
export const disableSecondFactor = () => viewOf(client.POST('/api/admin/second-factor/disable'));

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

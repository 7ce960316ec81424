import type {
  AdminActionsView,
  ChangeSettingsRequest,
  ConfirmRequest,
  ConfirmView,
  EnrolmentView,
  LoginRequest,
  LoginView,
  LogoutView,
  OthersEndedView,
  RecoveryCodesView,
  SecondFactorView,
  SessionEndedView,
  SessionsView,
  SettingsSavedView,
  SettingsView,
  UpdateCredentialsRequest,
  UpdateCredentialsView,
  UserView,
} from '@closewise/contracts/admin';
import { ApiError } from './api-error';
import { request } from './request';

export type AdminUser = UserView['user'];

/** Who is signed in; null for nobody. */
export async function readAdminUser(): Promise<AdminUser | null> {
  try {
    return (await request<UserView>('GET', '/api/auth/user')).user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const signIn = (body: LoginRequest & { code?: string }) =>
  request<LoginView>('POST', '/api/auth/login', body);
export const signOut = () => request<LogoutView>('POST', '/api/auth/logout', {});
export const confirmPassword = (body: ConfirmRequest & { code?: string }) =>
  request<ConfirmView>('POST', '/api/auth/confirm', body);
export const updateCredentials = (body: UpdateCredentialsRequest) =>
  request<UpdateCredentialsView>('POST', '/api/admin/update-credentials', body);

export const readSettings = () => request<SettingsView>('GET', '/api/admin/settings');
export const saveSettings = (body: ChangeSettingsRequest) =>
  request<SettingsSavedView>('PUT', '/api/admin/settings', body);

const sessionsPath = '/api/admin/sessions';
export const readSessions = () => request<SessionsView>('GET', sessionsPath);
export const endSession = (id: string) =>
  request<SessionEndedView>('DELETE', `${sessionsPath}/${encodeURIComponent(id)}`);
export const endOtherSessions = () => request<OthersEndedView>('POST', `${sessionsPath}/end-others`, {});

export const readAdminActions = (page: number, pageSize: number) =>
  request<AdminActionsView>('GET', `/api/admin/audit?page=${page}&pageSize=${pageSize}`);

const secondFactorPath = '/api/admin/second-factor';
export const readSecondFactor = () => request<SecondFactorView>('GET', secondFactorPath);
export const enrolSecondFactor = () => request<EnrolmentView>('POST', `${secondFactorPath}/enrol`, {});
export const activateSecondFactor = (code: string) =>
  request<RecoveryCodesView>('POST', `${secondFactorPath}/activate`, { code });
export const renewRecoveryCodes = () =>
  request<RecoveryCodesView>('POST', `${secondFactorPath}/recovery-codes`, {});
export const disableSecondFactor = () =>
  request<{ success: true }>('POST', `${secondFactorPath}/disable`, {});

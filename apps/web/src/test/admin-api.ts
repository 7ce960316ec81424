import type {
  AdminAction,
  AdminsView,
  AdminActionsView,
  EnrolmentView,
  LoginView,
  RecoveryCodesView,
  SecondFactorView,
  SessionsView,
  SettingsSavedView,
  SettingsView,
  UserView,
} from '@closewise/contracts/admin';
import { defaultSettings } from '@closewise/domain/administration';
import { answer } from './api';

export const ann: UserView['user'] = {
  username: 'ann',
  isAdmin: true,
  role: 'admin',
  secondFactor: false,
};

const settings = (
  price = '2500',
  closed = 'false',
  others: Readonly<Record<string, string>> = {},
): SettingsView['settings'] =>
  Object.entries({
    ...defaultSettings,
    buyer_report_price: price,
    maintenance_mode: closed,
    SOCIAL_PROOF_ENABLED: 'true',
    SOCIAL_PROOF_INTERVAL: '15',
    SOCIAL_PROOF_DURATION: '8',
    SOCIAL_PROOF_POSITION: 'bottom-left',
    SOCIAL_PROOF_MESSAGE: 'Somebody in {location} got a report',
    ...others,
  }).map(([key, value], index) => ({ id: index + 1, key, value }));

export const session = (id: string, device: string, current = false): SessionsView['sessions'][number] => ({
  id,
  device,
  current,
  address: '203.0.113.9',
  startedAt: '2026-11-21T09:00:00.000Z',
  lastSeenAt: '2026-11-21T09:20:00.000Z',
  expiresAt: '2026-11-21T09:50:00.000Z',
});

export const action = (summary: string, reason: string | null = null): AdminAction => ({
  id: summary,
  at: '2026-11-21T10:00:00.000Z',
  admin: 'ann',
  action: 'SettingChanged',
  summary,
  reason,
});

const codes: RecoveryCodesView = { success: true, recoveryCodes: ['7K2M-9QXD', 'H4TB-3WZP'] };

/** The admins' calls, typed by the contract. */
export const adminApi = {
  user: (user = ann) => answer('get', '/api/auth/user', { success: true, user } satisfies UserView),
  login: (user = ann) =>
    answer('post', '/api/auth/login', {
      success: true,
      user,
      message: 'Login successful',
    } satisfies LoginView),
  logout: () => answer('post', '/api/auth/logout', { success: true, message: 'Logged out' }),
  confirm: () => answer('post', '/api/auth/confirm', { success: true }),
  settings: (price?: string, closed?: string, others?: Readonly<Record<string, string>>) =>
    answer('get', '/api/admin/settings', {
      success: true,
      settings: settings(price, closed, others),
    } satisfies SettingsView),
  saveSettings: (price?: string, closed?: string, others?: Readonly<Record<string, string>>) =>
    answer('put', '/api/admin/settings', {
      success: true,
      settings: settings(price, closed, others),
      message: 'Settings saved',
    } satisfies SettingsSavedView),
  updateCredentials: () =>
    answer('post', '/api/admin/update-credentials', {
      success: true,
      message: 'Credentials updated successfully',
    }),
  sessions: (...sessions: SessionsView['sessions']) =>
    answer('get', '/api/admin/sessions', { success: true, sessions } satisfies SessionsView),
  endSession: (id: string) => answer('delete', `/api/admin/sessions/${id}`, { success: true }),
  endOthers: (ended: number) => answer('post', '/api/admin/sessions/end-others', { success: true, ended }),
  audit: (total: number, ...actions: AdminAction[]) =>
    answer('get', '/api/admin/audit', { success: true, total, actions } satisfies AdminActionsView),
  admins: (...admins: AdminsView['admins']) =>
    answer('get', '/api/admin/admins', { success: true, admins } satisfies AdminsView),
  secondFactor: (enabled = false, recoveryCodesLeft = 0) =>
    answer('get', '/api/admin/second-factor', {
      success: true,
      enabled,
      recoveryCodesLeft,
    } satisfies SecondFactorView),
  enrol: () =>
    answer('post', '/api/admin/second-factor/enrol', {
      success: true,
      secret: 'JBSWY3DPEHPK3PXP',
      otpauthUri: 'otpauth://totp/Closewise:ann?secret=JBSWY3DPEHPK3PXP&issuer=Closewise',
    } satisfies EnrolmentView),
  activate: () => answer('post', '/api/admin/second-factor/activate', codes),
  renewCodes: () => answer('post', '/api/admin/second-factor/recovery-codes', codes),
  disable: () => answer('post', '/api/admin/second-factor/disable', { success: true }),
};

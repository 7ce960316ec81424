export { AccountsModule } from './accounts/accounts.module.js';
export { Admins } from './accounts/admins.js';
export { AdministrationModule } from './administration.module.js';
export { adminArea, redirectToAdminArea } from './redirect-to-admin-area.js';
export { ActingAdmin } from './sessions/acting-admin.js';
export { AdminNames } from './audit/admin-actions.js';
export { AuditModule } from './audit/audit.module.js';
export {
  AuditSentences,
  type ActionDetails,
  type AuditedEvents,
  type AuditSentence,
  type NameOf,
  type SentencesFor,
} from './audit/audit-sentences.js';
export { alwaysList, shownInAudit } from './audit/audit.projection.js';
export { adPixelSources } from './settings/marketing.js';
export { MarketingConfig } from './settings/marketing.js';
export { Settings } from './settings/settings.js';
export { SettingsCache } from './settings/settings-cache.js';
export { SettingsModule } from './settings/settings.module.js';
export { AdminPasswordRow } from './accounts/admin-passwords.js';
export { RecoveryCodeRow } from './accounts/second-factor/recovery-codes.js';
export { SecondFactorRow } from './accounts/second-factor/second-factor-secrets.js';
export { FirstAdmin } from './accounts/first-admin.js';

export { AccountsModule } from './accounts/accounts.module.js';
export { Admins } from './accounts/admins.js';
export { AdministrationModule } from './administration.module.js';
export { adminArea, redirectToAdminArea } from './admin-area/redirect-to-admin-area.js';
export { ActingAdmin } from './sessions/acting-admin.js';
export { AdminNames } from './audit/admin-names.js';
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
export { adPixelSources } from './settings/ad-pixel-sources.js';
export { MarketingConfig } from './settings/marketing-config.js';
export { Settings } from './settings/settings.js';
export { ShownSettings } from './settings/shown-settings.js';
export { SettingsModule } from './settings/settings.module.js';
export { AdminPasswordRow } from './accounts/admin-password.table.js';
export { RecoveryCodeRow } from './accounts/second-factor/recovery-code.table.js';
export { SecondFactorRow } from './accounts/second-factor/second-factor.table.js';
export { FirstAdmin } from './accounts/first-admin.js';

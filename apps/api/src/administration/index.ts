export { AdministrationModule } from './administration.module.js';
export { Settings } from './settings/settings.js';
export { SettingsModule } from './settings/settings.module.js';
export { AdminPasswordRow } from './accounts/admin-password.table.js';
export { FirstAdmin } from './accounts/first-admin.js';

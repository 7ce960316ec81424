export { AdministrationModule } from './administration.module.js';
export { Settings } from './settings/settings.js';
export { SettingsModule } from './settings/settings.module.js';

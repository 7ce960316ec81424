export { SettingsCliModule } from './settings-cli.module.js';
export { SettingsListCommand } from './settings-list.command.js';
export { SettingsSetCommand } from './settings-set.command.js';

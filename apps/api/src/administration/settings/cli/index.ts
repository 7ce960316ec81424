export { SettingsCliModule } from './settings-cli.module.js';

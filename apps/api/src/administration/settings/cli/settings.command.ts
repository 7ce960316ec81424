import { Command } from 'nest-commander';
import { CommandGroup } from '../../../platform/cli/command-group.js';
import { SettingsListCommand } from './settings-list.command.js';
import { SettingsSetCommand } from './settings-set.command.js';

/** `settings`: the price, maintenance and social proof. */
@Command({
  name: 'settings',
  description: 'List the settings, or change one',
  subCommands: [SettingsListCommand, SettingsSetCommand],
})
export class SettingsCommand extends CommandGroup {}

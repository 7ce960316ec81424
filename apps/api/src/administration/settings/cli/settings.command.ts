import { Command, CommandRunner } from 'nest-commander';
import { SettingsListCommand } from './settings-list.command.js';
import { SettingsSetCommand } from './settings-set.command.js';

/** `settings`: the price, maintenance and social proof. */
@Command({
  name: 'settings',
  description: 'List the settings, or change one',
  subCommands: [SettingsListCommand, SettingsSetCommand],
})
export class SettingsCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: settings list or settings set KEY VALUE --reason WHY\n');
    process.exitCode = 2;
  }
}

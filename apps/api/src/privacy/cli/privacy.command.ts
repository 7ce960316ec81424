import { Command, CommandRunner } from 'nest-commander';
import { PrivacyEraseCommand } from './privacy-erase.command.js';
import { PrivacyExportCommand } from './privacy-export.command.js';
import { PrivacyFindCommand } from './privacy-find.command.js';
import { PrivacyReapplyCommand } from './privacy-reapply.command.js';

/** `privacy find | erase | export | reapply`. */
@Command({
  name: 'privacy',
  description: 'Look up, export or erase what is kept about a person',
  subCommands: [PrivacyFindCommand, PrivacyExportCommand, PrivacyEraseCommand, PrivacyReapplyCommand],
})
export class PrivacyCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: privacy find, privacy export, privacy erase or privacy reapply\n');
    process.exitCode = 2;
  }
}

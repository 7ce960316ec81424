import { Command, CommandRunner } from 'nest-commander';
import { PrivacyEraseCommand } from './privacy-erase.command.js';
import { PrivacyExportCommand } from './privacy-export.command.js';
import { PrivacyReapplyCommand } from './privacy-reapply.command.js';

/** `privacy erase | export | reapply`. */
@Command({
  name: 'privacy',
  description: 'Erase or export what is kept about a person',
  subCommands: [PrivacyEraseCommand, PrivacyExportCommand, PrivacyReapplyCommand],
})
export class PrivacyCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: privacy erase, privacy export or privacy reapply\n');
    process.exitCode = 2;
  }
}

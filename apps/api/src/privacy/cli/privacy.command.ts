import { Command } from 'nest-commander';
import { CommandGroup } from '../../platform/cli/command-group.js';
import { PrivacyEraseCommand } from './privacy-erase.command.js';
import { PrivacyExportCommand } from './privacy-export.command.js';
import { PrivacyFindCommand } from './privacy-find.command.js';
import { PrivacyReapplyCommand } from './privacy-reapply.command.js';

/** `privacy find | erase | export | reapply`. */
@Command({
  name: 'privacy',
  description: 'Look up, export or erase what is stored about a person',
  subCommands: [PrivacyFindCommand, PrivacyExportCommand, PrivacyEraseCommand, PrivacyReapplyCommand],
})
export class PrivacyCommand extends CommandGroup {}

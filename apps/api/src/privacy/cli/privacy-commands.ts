import { PrivacyEraseCommand } from './privacy-erase.command.js';
import { PrivacyExportCommand } from './privacy-export.command.js';
import { PrivacyFindCommand } from './privacy-find.command.js';
import { PrivacyReapplyCommand } from './privacy-reapply.command.js';
import { PrivacyCommand } from './privacy.command.js';

/** The commands about personal data. */
export const privacyCommands = [
  PrivacyCommand,
  PrivacyFindCommand,
  PrivacyEraseCommand,
  PrivacyExportCommand,
  PrivacyReapplyCommand,
];

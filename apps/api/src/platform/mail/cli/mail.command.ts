import { Command, CommandRunner } from 'nest-commander';
import { MailConfirmCommand } from './mail-confirm.command.js';
import { MailRetryCommand } from './mail-retry.command.js';
import { MailStatusCommand } from './mail-status.command.js';

/** `mail status | retry KEY | confirm KEY`. */
@Command({
  name: 'mail',
  description: 'Mails: where they go and how they are; decide about those that the server may have',
  subCommands: [MailStatusCommand, MailRetryCommand, MailConfirmCommand],
})
export class MailCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: mail status, mail retry KEY or mail confirm KEY\n');
    process.exitCode = 2;
  }
}

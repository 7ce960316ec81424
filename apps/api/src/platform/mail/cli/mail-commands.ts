import { MailConfirmCommand } from './mail-confirm.command.js';
import { MailRetryCommand } from './mail-retry.command.js';
import { MailStatusCommand } from './mail-status.command.js';
import { MailCommand } from './mail.command.js';

/** The commands about mails. */
export const mailCommands = [MailCommand, MailStatusCommand, MailRetryCommand, MailConfirmCommand];

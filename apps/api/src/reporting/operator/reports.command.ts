import { Command, CommandRunner } from 'nest-commander';
import { ReportsResendCommand } from '../orders/cli/reports-resend.command.js';
import { ReportsFailedCommand } from './reports-failed.command.js';
import { ReportsPreviewCommand } from './reports-preview.command.js';
import { ReportsRegenerateCommand } from './reports-regenerate.command.js';

/** `reports`: what an operator does about reports. */
@Command({
  name: 'reports',
  description:
    'List failed reports, generate one again, mail its link again, or compare the words of a model',
  subCommands: [ReportsFailedCommand, ReportsRegenerateCommand, ReportsResendCommand, ReportsPreviewCommand],
})
export class ReportsCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write(
      'Say which: reports failed, reports regenerate ID, reports resend ID or reports preview\n',
    );
    process.exitCode = 2;
  }
}

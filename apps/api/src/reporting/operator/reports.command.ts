import { Command, CommandRunner } from 'nest-commander';
import { ReportsFailedCommand } from './reports-failed.command.js';
import { ReportsRegenerateCommand } from './reports-regenerate.command.js';

/** `reports`: what an operator does about reports. */
@Command({
  name: 'reports',
  description: 'List failed reports, or generate one again',
  subCommands: [ReportsFailedCommand, ReportsRegenerateCommand],
})
export class ReportsCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: reports failed or reports regenerate ID\n');
    process.exitCode = 2;
  }
}

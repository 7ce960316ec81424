import { Command, CommandRunner } from 'nest-commander';
import { StatementsShowCommand } from './statements-show.command.js';

/** `statements show`. */
@Command({
  name: 'statements',
  description: 'What payees are told of a month',
  subCommands: [StatementsShowCommand],
})
export class StatementsCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: statements show\n');
    process.exitCode = 2;
  }
}

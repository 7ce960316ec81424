import { Command, CommandRunner } from 'nest-commander';
import { Tax1099Command } from './tax-1099.command.js';

/** `tax 1099`. */
@Command({ name: 'tax', description: 'What is reported of payouts', subCommands: [Tax1099Command] })
export class TaxCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: tax 1099\n');
    process.exitCode = 2;
  }
}

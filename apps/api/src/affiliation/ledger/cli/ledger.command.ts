import { Command, CommandRunner } from 'nest-commander';
import { LedgerExplainCommand } from './ledger-explain.command.js';
import { LedgerShowCommand } from './ledger-show.command.js';
import { LedgerTrialBalanceCommand } from './ledger-trial-balance.command.js';

/** `ledger show | trial-balance | explain PAYMENT`. */
@Command({
  name: 'ledger',
  description: 'The books: what each payee has earned, when and why',
  subCommands: [LedgerShowCommand, LedgerTrialBalanceCommand, LedgerExplainCommand],
})
export class LedgerCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: ledger show, ledger trial-balance or ledger explain PAYMENT\n');
    process.exitCode = 2;
  }
}

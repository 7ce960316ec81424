import { Command, CommandRunner } from 'nest-commander';
import { LedgerResumeSealsCommand } from '../../seals/cli/ledger-resume-seals.command.js';
import { LedgerSealKeyCommand } from '../../seals/cli/ledger-seal-key.command.js';
import { LedgerSealsCommand } from '../../seals/cli/ledger-seals.command.js';
import { LedgerVerifyCommand } from '../../seals/cli/ledger-verify.command.js';
import { LedgerCorrectCommand } from '../corrections/cli/ledger-correct.command.js';
import { LedgerExplainCommand } from './ledger-explain.command.js';
import { LedgerShowCommand } from './ledger-show.command.js';
import { LedgerSimulateCommand } from './ledger-simulate.command.js';
import { LedgerTrialBalanceCommand } from './ledger-trial-balance.command.js';

/** `ledger show | trial-balance | explain PAYMENT | simulate | correct | verify | seal-key | seals | resume-seals`. */
@Command({
  name: 'ledger',
  description: 'The books: what each payee has earned, when and why',
  subCommands: [
    LedgerShowCommand,
    LedgerTrialBalanceCommand,
    LedgerExplainCommand,
    LedgerSimulateCommand,
    LedgerCorrectCommand,
    LedgerVerifyCommand,
    LedgerSealKeyCommand,
    LedgerSealsCommand,
    LedgerResumeSealsCommand,
  ],
})
export class LedgerCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write(
      'Say which: ledger show, trial-balance, explain PAYMENT, simulate, correct, verify, seal-key, seals or resume-seals\n',
    );
    process.exitCode = 2;
  }
}

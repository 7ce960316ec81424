import { Command } from 'nest-commander';
import { CommandGroup } from '../../../platform/cli/command-group.js';
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
  description: 'Show, explain, correct or verify what each payee has earned',
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
export class LedgerCommand extends CommandGroup {}

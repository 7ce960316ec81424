import { LedgerExplainCommand } from './ledger-explain.command.js';
import { LedgerShowCommand } from './ledger-show.command.js';
import { LedgerTrialBalanceCommand } from './ledger-trial-balance.command.js';
import { LedgerCommand } from './ledger.command.js';

/** The commands about the books. */
export const ledgerCommands = [
  LedgerCommand,
  LedgerShowCommand,
  LedgerTrialBalanceCommand,
  LedgerExplainCommand,
];

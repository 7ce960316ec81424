import { Command } from 'nest-commander';
import { CommandGroup } from '../../platform/cli/command-group.js';
import {
  PayoutsApproveCommand,
  PayoutsCancelCommand,
  PayoutsCloseCommand,
} from './payouts-change.commands.js';
import { PayoutsExecuteCommand } from './payouts-run.commands.js';
import { PayoutsExportCommand, PayoutsListCommand, PayoutsShowCommand } from './payouts-read.commands.js';
import { PayoutsPrepareCommand } from './payouts-run.commands.js';
import { PayoutsReconcileCommand } from './payouts-read.commands.js';

/** The commands below `payouts`. */
export const payoutCommands = [
  PayoutsPrepareCommand,
  PayoutsListCommand,
  PayoutsShowCommand,
  PayoutsApproveCommand,
  PayoutsCancelCommand,
  PayoutsExecuteCommand,
  PayoutsCloseCommand,
  PayoutsReconcileCommand,
  PayoutsExportCommand,
];

/** `payouts`: a month's payouts, from preparation to reconciliation. */
@Command({
  name: 'payouts',
  description: 'Pay affiliates and organizations: prepare, check, approve, execute and reconcile a month',
  subCommands: payoutCommands,
})
export class PayoutsCommand extends CommandGroup {}

import { PayoutsApproveCommand } from './payouts-approve.command.js';
import { PayoutsCancelCommand } from './payouts-cancel.command.js';
import { PayoutsCloseCommand } from './payouts-close.command.js';
import { PayoutsExecuteCommand } from './payouts-execute.command.js';
import { PayoutsExportCommand } from './payouts-export.command.js';
import { PayoutsListCommand } from './payouts-list.command.js';
import { PayoutsPrepareCommand } from './payouts-prepare.command.js';
import { PayoutsReconcileCommand } from './payouts-reconcile.command.js';
import { PayoutsShowCommand } from './payouts-show.command.js';

/** What finance does, below the command `payouts`. */
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

import { Command, CommandRunner } from 'nest-commander';
import { PayoutsApproveCommand } from './payouts-approve.command.js';
import { PayoutsCancelCommand } from './payouts-cancel.command.js';
import { PayoutsCloseCommand } from './payouts-close.command.js';
import { PayoutsExecuteCommand } from './payouts-execute.command.js';
import { PayoutsExportCommand } from './payouts-export.command.js';
import { PayoutsListCommand } from './payouts-list.command.js';
import { PayoutsPrepareCommand } from './payouts-prepare.command.js';
import { PayoutsReconcileCommand } from './payouts-reconcile.command.js';
import { PayoutsShowCommand } from './payouts-show.command.js';

/** `payouts`: a month from its preparation to the proof that everybody was paid once. */
@Command({
  name: 'payouts',
  description: 'Pay affiliates and organizations: prepare, check, approve, execute and reconcile a month',
  subCommands: [
    PayoutsPrepareCommand,
    PayoutsListCommand,
    PayoutsShowCommand,
    PayoutsApproveCommand,
    PayoutsCancelCommand,
    PayoutsExecuteCommand,
    PayoutsCloseCommand,
    PayoutsReconcileCommand,
    PayoutsExportCommand,
  ],
})
export class PayoutsCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write(
      'Say which: payouts prepare, list, show, approve, cancel, execute, close, reconcile or export\n',
    );
    process.exitCode = 2;
  }
}

import { Command } from '@nestjs/cqrs';
import type { PayoutDifference } from '@closewise/domain/payouts';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** What was compared, and where it differs; `recorded` of these differences were recorded and are none any more. */
export type Reconciliation = Readonly<{
  runs: number;
  transfers: number;
  differences: readonly PayoutDifference[];
  recorded: number;
}>;

/**
 * Compares our record with the provider's transfers and reversals, both ways. With `record`, what is only missing in our
 * record is recorded; safe to repeat.
 */
export class ReconcilePayouts extends Command<Reconciliation> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly record: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

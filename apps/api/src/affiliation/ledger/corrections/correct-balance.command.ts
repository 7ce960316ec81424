import { Command } from '@nestjs/cqrs';
import type { CorrectBalance as Correction } from '@closewise/domain/ledger';
import { declareCommand } from '../../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../../platform/event-store/command-executor.js';

/** A correction as it is asked for; `cents` above zero are given to the payee by the house. */
export type AskedCorrection = Omit<Correction, 'type' | 'isTerminated'>;

/** Corrects what a payee is owed, once by the reference; answers whether it was recorded now. */
export class CorrectBalance extends Command<boolean> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly correction: AskedCorrection,
    readonly context: CommandContext,
  ) {
    super();
  }
}

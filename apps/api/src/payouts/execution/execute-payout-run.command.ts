import { Command } from '@nestjs/cqrs';
import type { Cents } from '@closewise/domain/money';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** How far an execution is: lines that have an answer, of those that were open at its beginning. */
export type ExecutionProgress = Readonly<{ answered: number; of: number }>;

/**
 * What became of the lines that were open. `missingCents` is what the provider's balance lacks; then nothing was
 * requested. `isSilent`: the provider answered nothing any more, and the rest was not asked for.
 */
export type Execution = Readonly<{
  paid: number;
  paidCents: Cents;
  failed: number;
  held: number;
  unanswered: number;
  missingCents: Cents;
  availableCents: Cents;
  isSilent: boolean;
  isCompleted: boolean;
}>;

/**
 * Has the provider pay every open line of an approved run in the name of an operator, `concurrency` of them at a time. Safe to repeat and after a
 * crash at any point: no line is paid twice. Refuses while another process executes a run.
 */
export class ExecutePayoutRun extends Command<Execution> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly runId: string,
    readonly executedBy: string,
    readonly concurrency: number,
    readonly told: (progress: ExecutionProgress) => void,
    readonly context: CommandContext,
  ) {
    super();
  }
}

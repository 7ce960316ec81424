import type { Cents } from '@closewise/domain/money';
import type { RunActor } from '@closewise/domain/payouts';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** `answered`: lines with a response, of the lines that were open at the start. */
export type ExecutionProgress = Readonly<{ answered: number; of: number }>;

/** `concurrency`: lines paid in parallel. */
export type ExecutionOrder = Readonly<{
  runId: string;
  executor: RunActor;
  concurrency: number;
  onProgress: (progress: ExecutionProgress) => void;
  context: CommandContext;
}>;

/**
 * The result for the lines that were open. `missingCents` is what the provider's balance lacks; if positive, nothing was
 * requested. `isSilent`: the provider stopped answering, and the remaining lines were not requested.
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

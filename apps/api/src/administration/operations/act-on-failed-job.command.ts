import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext, DecisionResult } from '../../platform/event-store/command-executor.js';

/** Once more, or never again, and why. */
export type JobVerdict = Readonly<{ does: 'retry' } | { does: 'discard'; reason: string }>;

/** Lets a job that failed for good run once more, or gives it up. */
export class ActOnFailedJob extends Command<Pick<DecisionResult<unknown>, 'appended'>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly jobId: string,
    readonly verdict: JobVerdict,
    readonly context: CommandContext,
  ) {
    super();
  }
}

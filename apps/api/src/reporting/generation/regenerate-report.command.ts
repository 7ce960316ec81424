import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext, Decided } from '../../platform/event-store/command-executor.js';

/**
 * Begins the generation of a paid report anew; the readable one stays until the new one is done. `seen` is the revision
 * that they saw who ask: a later one has been begun already, so that a repetition begins nothing.
 */
export class RegenerateReport extends Command<
  Readonly<{ revision: number }> & Pick<Decided<unknown>, 'appended'>
> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly context: CommandContext,
    readonly seen: number | null = null,
  ) {
    super();
  }
}

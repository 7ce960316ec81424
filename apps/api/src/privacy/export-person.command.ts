import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../platform/commands/declared-commands.js';
import type { CommandContext, DecisionResult } from '../platform/event-store/command-executor.js';
import type { ExportedData } from './personal-data-export.js';

/** All that is kept of a person, or of one report, as they may read it; that it was given out is recorded. */
export class ExportPerson extends Command<
  Readonly<{ kept: ExportedData }> & Pick<DecisionResult<unknown>, 'appended'>
> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly whom: string,
    /** Why, in words that name nobody. */
    readonly note: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext, DecisionResult } from '../../platform/event-store/command-executor.js';

/** By its name, that of a projection with or without its version: lets a projection or reactor that an event has stopped try again where it stopped. */
export class RestartConsumer extends Command<
  Readonly<{ consumer: string }> & Pick<DecisionResult<unknown>, 'appended'>
> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly name: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Shuts an admin out at once; repeated, it changes nothing. */
export class RevokeAdmin extends Command<void> {
  constructor(
    readonly username: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

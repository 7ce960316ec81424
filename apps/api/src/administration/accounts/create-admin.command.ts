import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** A password that is shown once and kept nowhere. */
export type IssuedPassword = Readonly<{ username: string; password: string }>;

/** Lets somebody in, with a password that is made up for them. */
export class CreateAdmin extends Command<IssuedPassword> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly username: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

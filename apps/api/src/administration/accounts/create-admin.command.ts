import { Command } from '@nestjs/cqrs';
import type { AdminRole } from '@closewise/domain/administration';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** A password that is shown once and kept nowhere. */
export type IssuedPassword = Readonly<{ username: string; password: string }>;

/** As what somebody comes in; the password that was chosen for them, or null: one is made up. */
export type NewAdmin = Readonly<{ role: AdminRole; password: string | null }>;

/** Lets somebody in; answers the password with which they sign in. */
export class CreateAdmin extends Command<IssuedPassword> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly username: string,
    readonly account: NewAdmin,
    readonly context: CommandContext,
  ) {
    super();
  }
}

import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** What an organization signs in with; shown once and kept nowhere. `email` is null once the contact was erased. */
export type IssuedCredentials = Readonly<{ tag: string; email: string | null; password: string }>;

/** Replaces an organization's password and ends every session. */
export class ResetOrganization extends Command<IssuedCredentials> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly tag: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

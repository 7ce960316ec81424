import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { KnownOrganization } from '../accounts/organizations.js';

/** Replaces the password of an organization that has come by its mailed link, and ends all its sessions. */
export class ReplaceForgottenPassword extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly organization: KnownOrganization,
    readonly password: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

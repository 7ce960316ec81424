import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CredentialChange } from '@closewise/domain/administration';
import type { Session } from '../../platform/auth/sessions/session.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { KnownAdmin } from './admins.js';

/** An admin gives themselves another username, another password or both; `admin` has just proved who they are. */
export class ChangeCredentials extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly admin: KnownAdmin,
    readonly change: CredentialChange,
    readonly session: Session,
    readonly context: CommandContext,
  ) {
    super();
  }
}

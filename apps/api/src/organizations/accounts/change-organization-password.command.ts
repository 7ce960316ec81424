import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { KnownOrganization } from './organizations.js';

/** Replaces the password of an organization that has just proved it, and ends all its sessions but this one. */
export class ChangeOrganizationPassword extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly organization: KnownOrganization,
    readonly password: string,
    readonly session: Session,
    readonly context: CommandContext,
  ) {
    super();
  }
}

import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { OrganizationPerson } from '@closewise/domain/organizations';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** What an organization registers with; `tag` as it is stored. Without a password nobody signs in before a reset. */
export type NewOrganization = Readonly<{
  tag: string;
  name: string;
  person: OrganizationPerson;
  password: string | null;
}>;

/** Enters an organization and its master affiliate, both or none: what an interruption has left is removed first. */
export class RegisterOrganization extends Command<Readonly<{ masterAffiliateId: string }>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly organization: NewOrganization,
    readonly context: CommandContext,
  ) {
    super();
  }
}

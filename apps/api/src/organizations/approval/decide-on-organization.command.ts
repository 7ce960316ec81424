import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { OrganizationState } from '@closewise/domain/organizations';
import type { CommandContext, Decided } from '../../platform/event-store/command-executor.js';

/** Lets a waiting organization take part, or turns it away; the note says what was checked. */
export class DecideOnOrganization extends Command<Decided<OrganizationState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly tag: string,
    readonly verdict: 'approve' | 'reject',
    readonly note: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

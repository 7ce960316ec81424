import { Command } from '@nestjs/cqrs';
import type { OrganizationState } from '@closewise/domain/organizations';
import type { CommandContext, Decided } from '../../platform/event-store/command-executor.js';

/** Lets a waiting organization take part, or turns it away; the note says what was checked. */
export class DecideOnOrganization extends Command<Decided<OrganizationState>> {
  constructor(
    readonly tag: string,
    readonly verdict: 'approve' | 'reject',
    readonly note: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { AffiliatePerson, AffiliateState } from '@closewise/domain/affiliation';
import type { CommandContext, Decided } from '../../platform/event-store/command-executor.js';

/** With a new address the link changes too and is mailed there; refuses the address of another affiliate. */
export class ChangeAffiliateDetails extends Command<Decided<AffiliateState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly affiliateId: string,
    readonly person: AffiliatePerson,
    readonly context: CommandContext,
  ) {
    super();
  }
}

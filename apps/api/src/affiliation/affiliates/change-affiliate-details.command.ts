import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { AffiliatePerson, AffiliateState } from '@closewise/domain/affiliation';
import type { CommandContext, DecisionResult } from '../../platform/event-store/command-executor.js';

/** With a new address the link changes too and is mailed there; refuses the address of another affiliate. */
export class ChangeAffiliateDetails extends Command<DecisionResult<AffiliateState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly affiliateId: string,
    /** `seen` as in the command of the decider. */
    readonly details: Readonly<{ person: AffiliatePerson; seen?: number | null }>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

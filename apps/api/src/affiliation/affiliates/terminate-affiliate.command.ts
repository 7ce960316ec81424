import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { AffiliateState } from '@closewise/domain/affiliation';
import type { CommandContext, DecisionResult } from '../../platform/event-store/command-executor.js';

/** Forfeits what is unpaid, bars the address and ends link and sessions; repeated, it completes what was interrupted. */
export class TerminateAffiliate extends Command<DecisionResult<AffiliateState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly affiliateId: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

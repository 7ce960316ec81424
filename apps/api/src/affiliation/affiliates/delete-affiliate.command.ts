import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { AffiliateState } from '@closewise/domain/affiliation';
import type { CommandContext, DecisionResult } from '../../platform/event-store/command-executor.js';

/** Ends an affiliate for ever and erases what is personal; repeated, it completes what was interrupted. */
export class DeleteAffiliate extends Command<DecisionResult<AffiliateState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly affiliateId: string,
    readonly reason: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

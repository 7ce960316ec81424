import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { AffiliateCommand, AffiliateState } from '@closewise/domain/affiliation';
import type { CommandContext, DecisionResult } from '../../platform/event-store/command-executor.js';

/** What may be changed of an affiliate without touching their e-mail address. */
export type AffiliateChange = Exclude<
  AffiliateCommand,
  { type: 'RegisterAffiliate' | 'ChangeAffiliateDetails' | 'TerminateAffiliate' | 'DeleteAffiliate' }
>;

/** Sets a rate, corrects the membership, deactivates, reactivates, replaces or opens the link. */
export class ChangeAffiliate extends Command<DecisionResult<AffiliateState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly affiliateId: string,
    readonly change: AffiliateChange,
    readonly context: CommandContext,
  ) {
    super();
  }
}

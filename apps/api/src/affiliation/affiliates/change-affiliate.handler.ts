import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { affiliateDecider, affiliateStream, type AffiliateState } from '@closewise/domain/affiliation';
import { type DecisionResult, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { AffiliateCleanup } from './affiliate-cleanup.js';
import { ChangeAffiliate } from './change-affiliate.command.js';

@CommandHandler(ChangeAffiliate)
export class ChangeAffiliateHandler implements ICommandHandler<ChangeAffiliate> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly cleanup: AffiliateCleanup,
  ) {}

  async execute({ affiliateId, change, context }: ChangeAffiliate): Promise<DecisionResult<AffiliateState>> {
    const stream = affiliateStream(affiliateId);
    const decided = await this.executor.execute(affiliateDecider, stream, change, context);
    if (change.type === 'ReplaceDashboardLink') await this.cleanup.run(affiliateId, context);
    return decided;
  }
}

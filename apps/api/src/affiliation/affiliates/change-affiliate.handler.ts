import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { affiliateDecider, affiliateStream, type AffiliateState } from '@closewise/domain/affiliation';
import { type Decided, Decisions } from '../../platform/event-store/decisions.js';
import { Aftermath } from './aftermath.js';
import { ChangeAffiliate } from './change-affiliate.command.js';

@CommandHandler(ChangeAffiliate)
export class ChangeAffiliateHandler implements ICommandHandler<ChangeAffiliate> {
  constructor(
    private readonly decisions: Decisions,
    private readonly aftermath: Aftermath,
  ) {}

  async execute({ affiliateId, change, context }: ChangeAffiliate): Promise<Decided<AffiliateState>> {
    const stream = affiliateStream(affiliateId);
    const decided = await this.decisions.execute(affiliateDecider, stream, change, context);
    if (change.type === 'ReplaceDashboardLink') await this.aftermath.settle(affiliateId, context);
    return decided;
  }
}

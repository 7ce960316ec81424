import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { affiliateDecider, affiliateStream, type AffiliateState } from '@closewise/domain/affiliation';
import { type Decided, Decisions } from '../../platform/event-store/decisions.js';
import { ChangeAffiliate } from './change-affiliate.command.js';

@CommandHandler(ChangeAffiliate)
export class ChangeAffiliateHandler implements ICommandHandler<ChangeAffiliate> {
  constructor(private readonly decisions: Decisions) {}

  execute({ affiliateId, change, context }: ChangeAffiliate): Promise<Decided<AffiliateState>> {
    return this.decisions.execute(affiliateDecider, affiliateStream(affiliateId), change, context);
  }
}

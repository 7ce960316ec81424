import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { affiliateDecider, affiliateStream, type AffiliateState } from '@closewise/domain/affiliation';
import { type Decided, Decisions } from '../../platform/event-store/decisions.js';
import { Aftermath } from './aftermath.js';
import { TerminateAffiliate } from './terminate-affiliate.command.js';

@CommandHandler(TerminateAffiliate)
export class TerminateAffiliateHandler implements ICommandHandler<TerminateAffiliate> {
  constructor(
    private readonly decisions: Decisions,
    private readonly aftermath: Aftermath,
  ) {}

  async execute({ affiliateId, reason, context }: TerminateAffiliate): Promise<Decided<AffiliateState>> {
    const command = { type: 'TerminateAffiliate', reason } as const;
    const stream = affiliateStream(affiliateId);
    const decided = await this.decisions.execute(affiliateDecider, stream, command, context);
    await this.aftermath.settle(affiliateId, context);
    return decided;
  }
}

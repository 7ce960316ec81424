import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { affiliateDecider, affiliateStream, type AffiliateState } from '@closewise/domain/affiliation';
import { type Decided, Decisions } from '../../platform/event-store/decisions.js';
import { Aftermath } from './aftermath.js';
import { DeleteAffiliate } from './delete-affiliate.command.js';

@CommandHandler(DeleteAffiliate)
export class DeleteAffiliateHandler implements ICommandHandler<DeleteAffiliate> {
  constructor(
    private readonly decisions: Decisions,
    private readonly aftermath: Aftermath,
  ) {}

  async execute({ affiliateId, reason, context }: DeleteAffiliate): Promise<Decided<AffiliateState>> {
    const command = { type: 'DeleteAffiliate', reason } as const;
    const stream = affiliateStream(affiliateId);
    const decided = await this.decisions.execute(affiliateDecider, stream, command, context);
    await this.aftermath.settle(affiliateId, context);
    return decided;
  }
}

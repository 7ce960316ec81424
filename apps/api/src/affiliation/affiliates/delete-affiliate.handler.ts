import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { affiliateDecider, affiliateStream, type AffiliateState } from '@closewise/domain/affiliation';
import { type DecisionResult, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { AffiliateCleanup } from './affiliate-cleanup.js';
import { DeleteAffiliate } from './delete-affiliate.command.js';

@CommandHandler(DeleteAffiliate)
export class DeleteAffiliateHandler implements ICommandHandler<DeleteAffiliate> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly cleanup: AffiliateCleanup,
  ) {}

  async execute({ affiliateId, reason, context }: DeleteAffiliate): Promise<DecisionResult<AffiliateState>> {
    const command = { type: 'DeleteAffiliate', reason } as const;
    const stream = affiliateStream(affiliateId);
    const decided = await this.executor.execute(affiliateDecider, stream, command, context);
    await this.cleanup.run(affiliateId, context);
    return decided;
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  affiliateDecider,
  affiliateStream,
  canSignIn,
  type AffiliateState,
} from '@closewise/domain/affiliation';
import { type DecisionResult, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { subjectPart } from '../../platform/personal-data/subject.js';
import { AddressClaims } from './address-claims.js';
import { Affiliates } from './affiliates.js';
import { AffiliateCleanup } from './affiliate-cleanup.js';
import { ChangeAffiliateDetails } from './change-affiliate-details.command.js';

/** The new address is claimed first; the former one becomes free at last. */
@CommandHandler(ChangeAffiliateDetails)
export class ChangeAffiliateDetailsHandler implements ICommandHandler<ChangeAffiliateDetails> {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly addresses: AddressClaims,
    private readonly executor: CommandExecutor,
    private readonly personalData: PersonalData,
    private readonly cleanup: AffiliateCleanup,
  ) {}

  async execute(command: ChangeAffiliateDetails): Promise<DecisionResult<AffiliateState>> {
    const { affiliateId, details, context } = command;
    const { person, seen = null } = details;
    const emailKey = this.personalData.subjectOfEmail(person.email);
    const affiliate = await this.affiliates.find(affiliateId);
    const subjectId = subjectPart(emailKey, affiliateId);
    const change = { type: 'ChangeAffiliateDetails', subjectId, person, seen } as const;
    // Whom the decider refuses claims no address.
    if (affiliate) affiliateDecider.decide(change, affiliate);
    if (affiliate && canSignIn(affiliate)) await this.addresses.claim(emailKey, affiliateId, context);
    const stream = affiliateStream(affiliateId);
    const decided = await this.executor.execute(affiliateDecider, stream, change, context);
    await this.cleanup.run(affiliateId, context);
    return decided;
  }
}

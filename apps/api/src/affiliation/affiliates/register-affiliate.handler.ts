import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  affiliateDecider,
  affiliateEmailDecider,
  affiliateEmailStream,
  affiliateStream,
  referralCodeDecider,
  referralCodeStream,
} from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { Decisions, type CommandContext } from '../../platform/event-store/decisions.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { partOf } from '../../platform/personal-data/subject.js';
import { ReferralCodes } from './referral-codes.js';
import { type NewAffiliate, RegisterAffiliate } from './register-affiliate.command.js';

const MOST_CODES = 20;

type Registered = Readonly<{ affiliateId: string; code: string }>;

/**
 * The e-mail address is claimed first and names the affiliate, then a code, then the affiliate is entered: whoever
 * asks again after an interruption goes on with the affiliate that the address names.
 */
@CommandHandler(RegisterAffiliate)
export class RegisterAffiliateHandler implements ICommandHandler<RegisterAffiliate> {
  constructor(
    private readonly decisions: Decisions,
    private readonly personalData: PersonalData,
    private readonly codes: ReferralCodes,
  ) {}

  async execute({ affiliate, context }: RegisterAffiliate): Promise<Registered> {
    const emailKey = this.personalData.subjectOfEmail(affiliate.person.email);
    const affiliateId = await this.claim(emailKey, affiliate.affiliateId, context);
    const known = await this.decisions.load(affiliateDecider, affiliateStream(affiliateId));
    if (known.status !== 'unknown') {
      if (affiliate.affiliateId === affiliateId) return { affiliateId, code: known.code };
      throw new DomainError('affiliation.email-taken', 'This email address is already registered');
    }
    const code = await this.reserveCode(affiliateId, context);
    const { person, membership, isMaster, registeredBy } = affiliate;
    const entered = { affiliateId, code, person, membership, isMaster, registeredBy };
    return this.enter(entered, partOf(emailKey, affiliateId), context);
  }

  /** The affiliate that the address belongs to from now on, or belonged to before an interruption. */
  private async claim(
    emailKey: string,
    wanted: string | undefined,
    context: CommandContext,
  ): Promise<string> {
    const stream = affiliateEmailStream(emailKey);
    const owner = await this.decisions.load(affiliateEmailDecider, stream);
    const affiliateId = wanted ?? (owner.status === 'claimed' ? owner.affiliateId : randomUUID());
    await this.decisions.execute(
      affiliateEmailDecider,
      stream,
      { type: 'ClaimEmail', emailKey, affiliateId },
      context,
    );
    return affiliateId;
  }

  private async reserveCode(affiliateId: string, context: CommandContext): Promise<string> {
    for (let tried = 1; ; tried++) {
      const code = this.codes.next();
      try {
        const command = { type: 'ReserveReferralCode', code, affiliateId } as const;
        await this.decisions.execute(referralCodeDecider, referralCodeStream(code), command, context);
        return code;
      } catch (error) {
        if (!(error instanceof DomainError) || tried === MOST_CODES) throw error;
      }
    }
  }

  private async enter(
    affiliate: Omit<NewAffiliate, 'affiliateId'> & Registered,
    subjectId: string,
    context: CommandContext,
  ): Promise<Registered> {
    const { affiliateId, code } = affiliate;
    const command = { type: 'RegisterAffiliate', ...affiliate, subjectId } as const;
    await this.decisions.execute(affiliateDecider, affiliateStream(affiliateId), command, context);
    return { affiliateId, code };
  }
}

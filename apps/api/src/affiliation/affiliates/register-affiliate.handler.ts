import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  affiliateDecider,
  affiliateStream,
  referralCodeDecider,
  referralCodeStream,
} from '@closewise/domain/affiliation';
import { DomainError, type ErrorCode } from '@closewise/domain/events';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { subjectPart, personOfSubject } from '../../platform/personal-data/subject.js';
import { AddressClaims } from './address-claims.js';
import { Affiliates } from './affiliates.js';
import { ReferralCodes } from './referral-codes.js';
import { type NewAffiliate, RegisterAffiliate, type Registered } from './register-affiliate.command.js';

const MOST_CODES = 20;

/**
 * The e-mail address is claimed first and names the affiliate, then a code, then the affiliate is entered: whoever
 * asks again after an interruption goes on with the affiliate that the address names.
 */
@CommandHandler(RegisterAffiliate)
export class RegisterAffiliateHandler implements ICommandHandler<RegisterAffiliate> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly personalData: PersonalData,
    private readonly codes: ReferralCodes,
    private readonly affiliates: Affiliates,
    private readonly addresses: AddressClaims,
  ) {}

  async execute({ affiliate, context }: RegisterAffiliate): Promise<Registered> {
    const emailKey = this.personalData.subjectOfEmail(affiliate.person.email);
    const known = await this.affiliates.find(affiliate.affiliateId ?? null);
    if (known && personOfSubject(known.subjectId) === emailKey)
      return { affiliateId: known.affiliateId, code: known.code, appended: null };
    const affiliateId = affiliate.affiliateId ?? (await this.interrupted(emailKey)) ?? randomUUID();
    await this.addresses.claim(emailKey, affiliateId, context);
    const code = await this.reserveCode(affiliate.wishedCode ?? null, affiliateId, context);
    const { person, membership, isMaster, registeredBy, importedFrom } = affiliate;
    const imported = importedFrom && { importedFrom };
    const entered = { affiliateId, code, person, membership, isMaster, registeredBy, ...imported };
    return this.record(entered, subjectPart(emailKey, affiliateId), context);
  }

  /** Who has claimed the address and was not entered then. */
  private async interrupted(emailKey: string): Promise<string | null> {
    const owner = await this.addresses.ownerOf(emailKey);
    return owner !== null && (await this.affiliates.find(owner)) === null ? owner : null;
  }

  private async reserveCode(
    wished: string | null,
    affiliateId: string,
    context: CommandContext,
  ): Promise<string> {
    for (let tried = 1; ; tried++) {
      const code = tried === 1 && wished !== null ? wished : this.codes.next();
      try {
        const command = { type: 'ReserveReferralCode', code, affiliateId } as const;
        await this.executor.execute(referralCodeDecider, referralCodeStream(code), command, context);
        return code;
      } catch (error) {
        if (!isTaken(error, 'affiliation.code-taken') || tried === MOST_CODES) throw error;
      }
    }
  }

  private async record(
    affiliate: NewAffiliate & Omit<Registered, 'appended'>,
    subjectId: string,
    context: CommandContext,
  ): Promise<Registered> {
    const { affiliateId, code } = affiliate;
    const command = { type: 'RegisterAffiliate', ...affiliate, subjectId } as const;
    try {
      const stream = affiliateStream(affiliateId);
      const { appended } = await this.executor.execute(affiliateDecider, stream, command, context);
      return { affiliateId, code, appended };
    } catch (error) {
      throw isTaken(error, 'affiliation.affiliate-id-taken') ? emailTaken() : error;
    }
  }
}

/** Also for who asked twice at the same moment: the other request has entered them. */
const emailTaken = (): DomainError =>
  new DomainError('affiliation.email-taken', 'This email address is already registered');

const isTaken = (error: unknown, code: ErrorCode): boolean =>
  error instanceof DomainError && error.code === code;

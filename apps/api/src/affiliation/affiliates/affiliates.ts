import { Injectable } from '@nestjs/common';
import {
  affiliateDecider,
  affiliateEmailDecider,
  affiliateEmailStream,
  affiliateStream,
  referralCodeDecider,
  referralCodeStream,
  type AffiliateState,
} from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { personOfSubject } from '../../platform/personal-data/subject.js';

/** An affiliate that was registered, whatever became of them. */
export type KnownAffiliate = Exclude<AffiliateState, { status: 'unknown' }>;

/** A stream that is never written: whoever looks for nobody reads as much as who looks for somebody. */
const NOBODY = 'nobody';

/** Affiliates as their streams tell them: what guards money and doors never reads a projection. */
@Injectable()
export class Affiliates {
  constructor(private readonly executor: CommandExecutor) {}

  async find(affiliateId: string | null): Promise<KnownAffiliate | null> {
    const state = await this.executor.load(affiliateDecider, affiliateStream(affiliateId ?? NOBODY));
    return state.status === 'unknown' ? null : state;
  }

  /** By the pseudonym of the address that they go by now. */
  async atAddress(emailKey: string): Promise<KnownAffiliate | null> {
    const owner = await this.executor.load(affiliateEmailDecider, affiliateEmailStream(emailKey));
    const affiliate = await this.find(owner.status === 'free' ? null : owner.affiliateId);
    return affiliate && personOfSubject(affiliate.subjectId) === emailKey ? affiliate : null;
  }

  /** By the referral code, in any letter case; refuses an unknown one. */
  async withCode(code: string): Promise<KnownAffiliate> {
    const known = code.trim().toUpperCase();
    const { affiliateId } = await this.executor.load(referralCodeDecider, referralCodeStream(known));
    const affiliate = await this.find(affiliateId);
    if (affiliate) return affiliate;
    throw new DomainError('affiliation.affiliate-unknown', `There is no affiliate with the code ${known}`);
  }
}

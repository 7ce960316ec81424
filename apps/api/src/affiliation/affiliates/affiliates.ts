import { Injectable } from '@nestjs/common';
import {
  affiliateDecider,
  affiliateEmailDecider,
  affiliateEmailStream,
  affiliateStream,
  referralCodeDecider,
  referralCodeStream,
  type Affiliate,
} from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { personOfSubject } from '../../platform/personal-data/subject.js';

export type { Affiliate } from '@closewise/domain/affiliation';

/** A stream that is never written, so that lookups with and without a match take the same time. */
const NOBODY = 'nobody';

/** Affiliates, read from their streams, since money and sign-in must not depend on a projection. */
@Injectable()
export class Affiliates {
  constructor(private readonly executor: CommandExecutor) {}

  async find(affiliateId: string | null): Promise<Affiliate | null> {
    const state = await this.executor.load(affiliateDecider, affiliateStream(affiliateId ?? NOBODY));
    return state.status === 'unknown' ? null : state;
  }

  /** By the pseudonym of the current address. */
  async findByAddress(emailKey: string): Promise<Affiliate | null> {
    const owner = await this.executor.load(affiliateEmailDecider, affiliateEmailStream(emailKey));
    const affiliate = await this.find(owner.status === 'free' ? null : owner.affiliateId);
    return affiliate && personOfSubject(affiliate.subjectId) === emailKey ? affiliate : null;
  }

  /** By the referral code, in any letter case; refuses an unknown one. */
  async requireByCode(code: string): Promise<Affiliate> {
    const referralCode = code.trim().toUpperCase();
    const { affiliateId } = await this.executor.load(referralCodeDecider, referralCodeStream(referralCode));
    const affiliate = await this.find(affiliateId);
    if (affiliate) return affiliate;
    throw new DomainError(
      'affiliation.affiliate-unknown',
      `There is no affiliate with the code ${referralCode}`,
    );
  }
}

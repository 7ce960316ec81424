import { Injectable, Global, Module } from '@nestjs/common';
import { referralCodeDecider, referralCodeStream } from '@closewise/domain/affiliation';
import { CommandExecutor } from '../platform/event-store/command-executor.js';
import { ReferralCodes } from '../billing/index.js';
import { ReferralCodeLookup } from '../visits/index.js';

const maxCached = 10_000;

/** Referral codes that were ever assigned to an affiliate, read from their streams. An assigned code never becomes free. */
@Injectable()
export class IssuedCodes extends ReferralCodeLookup {
  private readonly issued = new Set<string>();

  constructor(private readonly executor: CommandExecutor) {
    super();
  }

  override async isGiven(code: string): Promise<boolean> {
    if (this.issued.has(code)) return true;
    const { affiliateId } = await this.executor.load(referralCodeDecider, referralCodeStream(code));
    if (affiliateId === null) return false;
    if (this.issued.size >= maxCached) this.issued.clear();
    this.issued.add(code);
    return true;
  }
}

/** The same for Billing's port. */
@Injectable()
export class IssuedReferralCodes extends ReferralCodes {
  constructor(private readonly codes: ReferralCodeLookup) {
    super();
  }

  override isGiven(code: string): Promise<boolean> {
    return this.codes.isGiven(code);
  }
}

/** Implements the ports of Visits and Billing for referral codes, since they may not import this module. */
@Global()
@Module({
  providers: [
    { provide: ReferralCodeLookup, useClass: IssuedCodes },
    { provide: ReferralCodes, useClass: IssuedReferralCodes },
  ],
  exports: [ReferralCodeLookup, ReferralCodes],
})
export class IssuedCodesModule {}

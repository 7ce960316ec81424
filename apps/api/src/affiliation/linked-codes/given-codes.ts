import { Injectable } from '@nestjs/common';
import { referralCodeDecider, referralCodeStream } from '@closewise/domain/affiliation';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { ReferralCodes } from '../../billing/index.js';
import { LinkedCodes } from '../../visits/index.js';

const mostRemembered = 10_000;

/** Codes that were given, as their streams tell: one that was is for ever. */
@Injectable()
export class GivenCodes extends LinkedCodes {
  private readonly given = new Set<string>();

  constructor(private readonly executor: CommandExecutor) {
    super();
  }

  override async isGiven(code: string): Promise<boolean> {
    if (this.given.has(code)) return true;
    const { affiliateId } = await this.executor.load(referralCodeDecider, referralCodeStream(code));
    if (affiliateId === null) return false;
    if (this.given.size >= mostRemembered) this.given.clear();
    this.given.add(code);
    return true;
  }
}

/** The same for Billing and Reporting. */
@Injectable()
export class GivenReferralCodes extends ReferralCodes {
  constructor(private readonly codes: LinkedCodes) {
    super();
  }

  override isGiven(code: string): Promise<boolean> {
    return this.codes.isGiven(code);
  }
}

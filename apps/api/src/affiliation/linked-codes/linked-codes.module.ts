import { Global, Module } from '@nestjs/common';
import { ReferralCodes } from '../../billing/index.js';
import { LinkedCodes } from '../../visits/index.js';
import { GivenCodes, GivenReferralCodes } from './given-codes.js';

/** Answers what Visits, Billing and Reporting, which do not know this module, query of referral codes. */
@Global()
@Module({
  providers: [
    { provide: LinkedCodes, useClass: GivenCodes },
    { provide: ReferralCodes, useClass: GivenReferralCodes },
  ],
  exports: [LinkedCodes, ReferralCodes],
})
export class LinkedCodesModule {}

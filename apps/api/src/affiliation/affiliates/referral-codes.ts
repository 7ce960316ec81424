import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newReferralCode } from '@closewise/domain/affiliation';

/** New referral codes, drawn at random. */
@Injectable()
export class ReferralCodes {
  next(): string {
    return newReferralCode((choices) => randomInt(choices));
  }
}

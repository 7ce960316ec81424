import { Injectable } from '@nestjs/common';
import { PremiumOffers } from '../../billing/index.js';

/** Premium is offered for no report while documents have no sections for it: nobody pays for what is not written. */
@Injectable()
export class NoOffers extends PremiumOffers {
  override async isOffered(): Promise<boolean> {
    return false;
  }
}

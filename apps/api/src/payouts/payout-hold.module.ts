import { Global, Injectable, Module } from '@nestjs/common';
import { payableFrom } from '@closewise/domain/payouts';
import { PayoutHold } from '../affiliation/index.js';
import { fromEnvironment } from '../platform/config/config.module.js';
import { PayoutsConfig } from './payouts-config.js';

/** The hold that payout runs apply. */
@Injectable()
class ConfiguredHold extends PayoutHold {
  constructor(private readonly config: PayoutsConfig) {
    super();
  }

  override payableFrom(month: string): string {
    return payableFrom(month, this.config.holdDays);
  }
}

/** The settings of payouts, and Affiliation's port for the hold, since Affiliation may not import this module. */
@Global()
@Module({
  providers: [fromEnvironment(PayoutsConfig), { provide: PayoutHold, useClass: ConfiguredHold }],
  exports: [PayoutsConfig, PayoutHold],
})
export class PayoutHoldModule {}

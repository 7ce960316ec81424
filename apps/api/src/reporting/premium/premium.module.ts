import { Global, Module } from '@nestjs/common';
import { BillingModule, PremiumOffers } from '../../billing/index.js';
import { PropertyFactsModule } from '../property-facts/index.js';
import { SourcedOffers } from './sourced-offers.js';

/** For which reports premium is offered; global, since billing asks for it without knowing this module. */
@Global()
@Module({
  imports: [BillingModule, PropertyFactsModule],
  providers: [{ provide: PremiumOffers, useClass: SourcedOffers }],
  exports: [PremiumOffers],
})
export class PremiumModule {}

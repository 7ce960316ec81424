import { Global, Module } from '@nestjs/common';
import { PremiumOffers } from '../../billing/index.js';
import { NoOffers } from './no-offers.js';

/** For which reports premium is offered; global, since billing asks for it without knowing this module. */
@Global()
@Module({ providers: [{ provide: PremiumOffers, useClass: NoOffers }], exports: [PremiumOffers] })
export class PremiumModule {}

import { Global, Module } from '@nestjs/common';
import { LinkedCodes } from '../../visits/index.js';
import { GivenCodes } from './given-codes.js';

/** Gives Visits, which does not know this module, what it asks of referral links. */
@Global()
@Module({ providers: [{ provide: LinkedCodes, useClass: GivenCodes }], exports: [LinkedCodes] })
export class LinkedCodesModule {}

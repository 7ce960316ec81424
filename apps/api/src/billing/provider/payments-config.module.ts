import { Module } from '@nestjs/common';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { PaymentsConfig } from './payments-config.js';

/** Which payments this installation takes. */
@Module({ providers: [fromEnvironment(PaymentsConfig)], exports: [PaymentsConfig] })
export class PaymentsConfigModule {}

import { Module } from '@nestjs/common';
import { ClosingCostRules } from './closing-cost-rules.js';

/** One set of the data files for all who estimate. */
@Module({ providers: [ClosingCostRules], exports: [ClosingCostRules] })
export class ClosingCostRulesModule {}

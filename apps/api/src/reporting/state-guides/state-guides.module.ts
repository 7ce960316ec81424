import { Module } from '@nestjs/common';
import { ClosingCostRulesModule } from '../closing-cost-rules.js';
import { QuickEstimateController } from './quick-estimate.controller.js';
import { StateGuidesController } from './state-guides.controller.js';
import { StateGuides } from './state-guides.js';

/** The state guides and their calculator. */
@Module({
  imports: [ClosingCostRulesModule],
  controllers: [StateGuidesController, QuickEstimateController],
  providers: [StateGuides],
  exports: [StateGuides],
})
export class StateGuidesModule {}

import { Module, type OnModuleInit } from '@nestjs/common';
import { Projections } from '../../platform/projections/projection.js';
import { Statistics } from './statistics.js';
import { StatisticsController } from './statistics.controller.js';
import { statisticsProjection } from './statistics.projection.js';

/** Statistics of the business: reports, sales, revenue. */
@Module({ controllers: [StatisticsController], providers: [Statistics] })
export class StatisticsModule implements OnModuleInit {
  constructor(private readonly projections: Projections) {}

  onModuleInit(): void {
    this.projections.register(statisticsProjection);
  }
}

import { Module, type OnModuleInit } from '@nestjs/common';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { Projections } from '../../platform/projections/projection.js';
import { AiWriterConfig } from './model/ai-writer-config.js';
import { ModelWatch } from './spending/model-watch.js';
import { ModelWritings, modelWritingsProjection } from './spending/model-writings.projection.js';

/** The model that rewords reports: its configuration, costs and metrics. */
@Module({
  providers: [fromEnvironment(AiWriterConfig), ModelWritings, ModelWatch],
  exports: [AiWriterConfig, ModelWritings],
})
export class AiWriterModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly watch: ModelWatch,
  ) {}

  onModuleInit(): void {
    this.projections.register(modelWritingsProjection);
    this.watch.begin();
  }
}

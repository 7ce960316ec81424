import { Module } from '@nestjs/common';
import { ActOnFailedJobHandler } from './act-on-failed-job.handler.js';
import { LogConsumers } from './log-consumers.js';
import { OperationsController } from './operations.controller.js';
import { RestartConsumerHandler } from './restart-consumer.handler.js';

/** What admins see of jobs, projections and reactors, and do about them. */
@Module({
  controllers: [OperationsController],
  providers: [LogConsumers, ActOnFailedJobHandler, RestartConsumerHandler],
})
export class OperationsModule {}

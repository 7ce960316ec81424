import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  discardJobRequest,
  jobsView,
  logConsumersView,
  operationDoneView,
  type DiscardJobRequest,
  type JobsView,
  type LogConsumersView,
  type OperationDoneView,
} from '@closewise/contracts/admin';
import { Access, RequiresStepUp, WithoutStepUp } from '../../platform/access/access.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { JobsStatus } from '../../platform/jobs/jobs-status.js';
import { Workers } from '../../platform/jobs/workers.js';
import type { FailedJob } from '../../platform/jobs/jobs-status.js';
import { Projections } from '../../platform/projections/projection.js';
import { shownInAudit } from '../audit/audit.projection.js';
import { ActingAdmin } from '../sessions/acting-admin.js';
import { ActOnFailedJob } from './act-on-failed-job.command.js';
import { LogConsumers } from './log-consumers.js';
import { RestartConsumer } from './restart-consumer.command.js';

const Done = () =>
  ApiResponse({ status: HttpStatus.OK, description: 'Done', standardSchema: operationDoneView });
const notFailed = 'No failed job has this id: it runs again already, or was discarded';

/** The work behind the scenes: what of it failed or stopped, and what admins do about it. */
@ApiTags('admin')
@Access('admin')
@Controller('api/admin/operations')
export class OperationsController {
  constructor(
    private readonly jobs: JobsStatus,
    private readonly consumers: LogConsumers,
    private readonly commands: CommandBus,
    private readonly projections: Projections,
    private readonly workers: Workers,
  ) {}

  @Get('jobs')
  @Access(['admin', 'auditor'])
  @ResponseSchema(jobsView)
  @ApiOperation({ operationId: 'listJobs', summary: 'Jobs by queue, and those that failed for good' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The jobs', standardSchema: jobsView })
  async listJobs(): Promise<JobsView> {
    const [workers, queues, failed] = await Promise.all([
      this.workers.count(),
      this.jobs.counts(),
      this.jobs.failed(),
    ]);
    return { success: true, workers, queues, failed: failed.map(jobOf) };
  }

  @Post('jobs/:id/retry')
  @WithoutStepUp('does what was to be done anyway')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(operationDoneView)
  @ApiOperation({ operationId: 'retryJob', summary: 'Run a failed job once more' })
  @ApiParam({ name: 'id', type: String })
  @Done()
  @ApiProblems({ 404: notFailed })
  async retry(@Param('id') id: string, @ActingAdmin() admin: CommandContext): Promise<OperationDoneView> {
    const decided = await this.commands.execute(new ActOnFailedJob(id, { does: 'retry' }, admin));
    await shownInAudit(this.projections, decided);
    return { success: true, message: 'The job runs again' };
  }

  @Post('jobs/:id/discard')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(operationDoneView)
  @ApiOperation({ operationId: 'discardJob', summary: 'Give a failed job up' })
  @ApiParam({ name: 'id', type: String })
  @Done()
  @ApiProblems({ 400: 'Say why nobody needs this job any more', 404: notFailed })
  async discard(
    @Param('id') id: string,
    @Body({ schema: discardJobRequest }) { reason }: DiscardJobRequest,
    @ActingAdmin() admin: CommandContext,
  ): Promise<OperationDoneView> {
    const decided = await this.commands.execute(new ActOnFailedJob(id, { does: 'discard', reason }, admin));
    await shownInAudit(this.projections, decided);
    return { success: true, message: 'The job was discarded' };
  }

  @Get('consumers')
  @Access(['admin', 'auditor'])
  @ResponseSchema(logConsumersView)
  @ApiOperation({
    operationId: 'listLogConsumers',
    summary: 'Projections and reactors, those that stopped first',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'All', standardSchema: logConsumersView })
  async listConsumers(): Promise<LogConsumersView> {
    const consumers = await this.consumers.list();
    return {
      success: true,
      consumers: consumers.map(({ name, state, eventsBehind, error }) => ({
        name,
        state,
        eventsBehind,
        error,
      })),
    };
  }

  @Post('consumers/:name/restart')
  @WithoutStepUp('does what was to be done anyway')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(operationDoneView)
  @ApiOperation({
    operationId: 'restartLogConsumer',
    summary: 'Restart a stopped projection or reactor where it stopped',
  })
  @ApiParam({ name: 'name', type: String })
  @Done()
  @ApiProblems({
    404: 'No projection or reactor has this name',
    409: 'reporting.reports@1 has not stopped',
  })
  async restart(
    @Param('name') name: string,
    @ActingAdmin() admin: CommandContext,
  ): Promise<OperationDoneView> {
    const decided = await this.commands.execute(new RestartConsumer(name, admin));
    await shownInAudit(this.projections, decided);
    return { success: true, message: `${name} tries again` };
  }
}

/** Without what it was told: ids that say nothing to a reader. */
const jobOf = ({ id, queue, error, failedAt }: FailedJob) => ({ id, queue, error, failedAt });

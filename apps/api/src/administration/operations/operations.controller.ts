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
import { ActOnFailedJob } from './operations.commands.js';
import { LogConsumers } from './log-consumers.js';
import { RestartConsumer } from './operations.commands.js';

const Done = () =>
  ApiResponse({ status: HttpStatus.OK, description: 'Done', standardSchema: operationDoneView });
const notFailed = 'No failed job has this id. It was already retried or discarded.';

/** Background work: failed jobs and stopped projections and reactors. */
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
  @ApiOperation({
    operationId: 'listJobs',
    summary: 'Count the jobs by queue, and list those that have failed permanently',
  })
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
  @WithoutStepUp('only repeats work that was already due')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(operationDoneView)
  @ApiOperation({ operationId: 'retryJob', summary: 'Retry a failed job' })
  @ApiParam({ name: 'id', type: String })
  @Done()
  @ApiProblems({ 404: notFailed })
  async retry(@Param('id') id: string, @ActingAdmin() admin: CommandContext): Promise<OperationDoneView> {
    const decided = await this.commands.execute(new ActOnFailedJob(id, { does: 'retry' }, admin));
    await shownInAudit(this.projections, decided);
    return { success: true, message: 'The job is running again' };
  }

  @Post('jobs/:id/discard')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(operationDoneView)
  @ApiOperation({ operationId: 'discardJob', summary: 'Discard a failed job' })
  @ApiParam({ name: 'id', type: String })
  @Done()
  @ApiProblems({ 400: 'Say why this job is no longer needed', 404: notFailed })
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
    summary: 'List projections and reactors, stopped ones first',
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
  @WithoutStepUp('only repeats work that was already due')
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
    return { success: true, message: `${name} is running again` };
  }
}

/** Without the payload: its ids mean nothing to an admin. */
const jobOf = ({ id, queue, error, failedAt }: FailedJob) => ({ id, queue, error, failedAt });

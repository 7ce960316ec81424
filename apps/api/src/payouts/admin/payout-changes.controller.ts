import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  endPayoutRunRequest,
  payoutRunChangedView,
  preparePayoutRunRequest,
  type EndPayoutRunRequest,
  type PayoutRunChangedView,
  type PreparePayoutRunRequest,
} from '@closewise/contracts/admin';
import { adminActor } from '@closewise/domain/actor';
import { ActingAdmin } from '../../administration/index.js';
import { Access, RequiresStepUp, WithoutStepUp } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { PayoutBook } from '../payout-book.js';
import { RequestedExecutions } from '../execution/requested-executions.js';
import {
  ApprovePayoutRun,
  CancelPayoutRun,
  ClosePayoutRun,
  PreparePayoutRun,
} from '../runs/payout-run.commands.js';
import { RunActors } from '../runs/run-actors.js';
import { RunSummaries } from '../runs/run-summary.js';

const changed = { status: HttpStatus.OK, description: 'The run', standardSchema: payoutRunChangedView };
const unknownRun = { 404: 'There is no payout run 2026-10' };

/** Admin actions on payout runs. */
@ApiTags('admin')
@Access('admin')
@Controller('api/admin/payouts')
export class PayoutChangesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly book: PayoutBook,
    private readonly actors: RunActors,
    private readonly executions: RequestedExecutions,
    private readonly summaries: RunSummaries,
  ) {}

  @Post()
  @WithoutStepUp('pays nothing before another person approves it')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(payoutRunChangedView)
  @ApiOperation({
    operationId: 'preparePayoutRun',
    summary: 'Prepare a month’s payout run, with a line for every payee with a balance',
  })
  @ApiResponse(changed)
  @ApiProblems({
    400: 'Invalid month. Use YYYY-MM, for example 2026-10.',
    409: 'The run 2026-10 is prepared, and only one run can be open: execute, close or cancel it first',
  })
  async prepare(
    @Body({ schema: preparePayoutRunRequest }) { month }: PreparePayoutRunRequest,
    @SignedIn() { subjectId }: Session,
    @ActingAdmin() context: CommandContext,
  ): Promise<PayoutRunChangedView> {
    const runId = await this.commands.execute(new PreparePayoutRun(month, adminActor(subjectId), context));
    return this.changed(runId);
  }

  @Post(':runId/approve')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(payoutRunChangedView)
  @ApiOperation({
    operationId: 'approvePayoutRun',
    summary: 'Approve a run prepared by another person, as an admin with a second factor',
  })
  @ApiParam({ name: 'runId', type: String })
  @ApiResponse(changed)
  @ApiProblems({
    403: 'ann prepared the run 2026-10: another person has to approve it',
    ...unknownRun,
    409: 'A payout run is approved with a second factor: set yours up under Security first',
  })
  async approve(
    @Param('runId') runId: string,
    @SignedIn() { subjectId }: Session,
    @ActingAdmin() context: CommandContext,
  ): Promise<PayoutRunChangedView> {
    const approver = await this.actors.adminWithSecondFactor(subjectId);
    await this.commands.execute(new ApprovePayoutRun(runId, approver, context));
    return this.changed(runId);
  }

  @Post(':runId/execute')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(payoutRunChangedView)
  @ApiOperation({
    operationId: 'executePayoutRun',
    summary: 'Pay the open lines of a run approved by another person; can be repeated',
  })
  @ApiParam({ name: 'runId', type: String })
  @ApiResponse(changed)
  @ApiProblems({
    403: 'ann approved the run 2026-10: another person has to execute it',
    ...unknownRun,
    409: 'Another process is executing a payout run: wait until it ends, and check with payouts show',
    503: 'The payout provider does not answer. Please try again later.',
  })
  async execute(
    @Param('runId') runId: string,
    @SignedIn() { subjectId }: Session,
    @ActingAdmin() context: CommandContext,
  ): Promise<PayoutRunChangedView> {
    await this.executions.begin(runId, await this.actors.admin(subjectId), context);
    return this.changed(runId);
  }

  @Post(':runId/cancel')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(payoutRunChangedView)
  @ApiOperation({
    operationId: 'cancelPayoutRun',
    summary: 'Cancel a run before any transfer is requested; the amounts remain owed',
  })
  @ApiParam({ name: 'runId', type: String })
  @ApiResponse(changed)
  @ApiProblems({
    400: 'Enter a reason of 1 to 500 characters; it is kept with the run',
    ...unknownRun,
    409: 'The run 2026-10 is completed: requested transfers cannot be cancelled',
  })
  async cancel(
    @Param('runId') runId: string,
    @Body({ schema: endPayoutRunRequest }) { reason }: EndPayoutRunRequest,
    @SignedIn() { subjectId }: Session,
    @ActingAdmin() context: CommandContext,
  ): Promise<PayoutRunChangedView> {
    await this.commands.execute(new CancelPayoutRun(runId, adminActor(subjectId), reason, context));
    return this.changed(runId);
  }

  @Post(':runId/close')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(payoutRunChangedView)
  @ApiOperation({
    operationId: 'closePayoutRun',
    summary: 'Close a run whose unpaid lines were refused or held; they remain owed',
  })
  @ApiParam({ name: 'runId', type: String })
  @ApiResponse(changed)
  @ApiProblems({
    400: 'Enter a reason of 1 to 500 characters; it is kept with the run',
    ...unknownRun,
    409: '2 lines of the run 2026-10 have no response from the provider yet: execute it first',
  })
  async close(
    @Param('runId') runId: string,
    @Body({ schema: endPayoutRunRequest }) { reason }: EndPayoutRunRequest,
    @SignedIn() { subjectId }: Session,
    @ActingAdmin() context: CommandContext,
  ): Promise<PayoutRunChangedView> {
    await this.commands.execute(new ClosePayoutRun(runId, adminActor(subjectId), reason, context));
    return this.changed(runId);
  }

  private async changed(runId: string): Promise<PayoutRunChangedView> {
    return { success: true, run: await this.summaries.summarize(await this.book.requireRun(runId)) };
  }
}

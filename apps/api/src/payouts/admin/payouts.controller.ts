import { Injectable, Controller, Get, HttpStatus, Param, Query } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import { type PayoutRun, isOpen } from '@closewise/domain/payouts';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  payoutLinesQuery,
  payoutRunsView,
  payoutRunView,
  type PayoutLinesQuery,
  type PayoutLineView,
  type PayoutRunsView,
  type PayoutRunView,
} from '@closewise/contracts/admin';
import { PayoutProviders } from '../../billing/index.js';
import { PayoutBook } from '../payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { RunActors } from '../runs/run-actors.js';
import { Access } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RequestedExecutions } from '../execution/requested-executions.js';
import { lineWithoutCodes } from '../runs/line-words.js';
import { RunLines, type NamedLine } from '../runs/run-lines.js';
import { RunSummaries } from '../runs/run-summary.js';

/** Why an admin cannot approve or execute a run now, as a message; null if they can. */
type Obstacles = Readonly<{ approve: string | null; execute: string | null }>;

/** Finds refusals in advance. Changed amounts are found only by the approval itself. */
@Injectable()
export class RunObstacles {
  constructor(
    private readonly book: PayoutBook,
    private readonly actors: RunActors,
    private readonly config: PayoutsConfig,
  ) {}

  async findObstacles({ runId }: PayoutRun, adminId: string): Promise<Obstacles> {
    const { onePersonMay } = this.config;
    const admin = await this.actors.admin(adminId);
    return {
      approve: await refusalOf(async () => {
        await this.book.rehearse({ type: 'ApproveRun', runId, approver: admin, onePersonMay, changed: [] });
        await this.actors.adminWithSecondFactor(adminId);
      }),
      execute: await refusalOf(async () => {
        await this.book.rehearse({ type: 'StartExecution', runId, executor: admin, onePersonMay });
      }),
    };
  }
}

async function refusalOf(attempt: () => Promise<void>): Promise<string | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

/** Payout runs for admins, with the people who prepared, approved and executed them. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/payouts')
export class PayoutsController {
  constructor(
    private readonly book: PayoutBook,
    private readonly runLines: RunLines,
    private readonly summaries: RunSummaries,
    private readonly executions: RequestedExecutions,
    private readonly obstacles: RunObstacles,
    private readonly providers: PayoutProviders,
  ) {}

  @Get()
  @ResponseSchema(payoutRunsView)
  @ApiOperation({ operationId: 'listPayoutRuns', summary: 'All payout runs, newest first' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The runs', standardSchema: payoutRunsView })
  async list(): Promise<PayoutRunsView> {
    const { runs } = await this.book.read();
    return { success: true, runs: await this.summaries.summarizeAll([...runs.values()].reverse()) };
  }

  @Get(':runId')
  @ResponseSchema(payoutRunView)
  @ApiOperation({ operationId: 'readPayoutRun', summary: 'A payout run with a page of its lines' })
  @ApiParam({ name: 'runId', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'The run', standardSchema: payoutRunView })
  @ApiProblems({
    400: 'Page size must be a whole number from 1 to 500',
    404: 'There is no payout run 2026-10',
  })
  async read(
    @Param('runId') runId: string,
    @Query({ schema: payoutLinesQuery }) { page, pageSize, only }: PayoutLinesQuery,
    @SignedIn() { subjectId }: Session,
  ): Promise<PayoutRunView> {
    // Read before the run, so that a run shown as ended shows all its payments.
    const isRunning = await this.executions.isRunning();
    const run = await this.book.requireRun(runId);
    const summary = await this.summaries.summarize(run);
    const all = (await this.runLines.listLines(run)).filter(
      ({ status }) => only === undefined || status === only,
    );
    const lines = all
      .slice((page - 1) * pageSize, page * pageSize)
      .map((line) => viewOf(line, this.providers));
    return {
      success: true,
      run: summary,
      isRunning: isRunning && isOpen(run.status),
      obstacles: await this.obstacles.findObstacles(run, subjectId),
      total: all.length,
      lines,
    };
  }
}

function viewOf(line: NamedLine, providers: PayoutProviders): PayoutLineView {
  const { payee, label, name, balanceCents, withinHoldCents, disputedCents, payCents, accountId, status } =
    line;
  return {
    payee: { kind: payee.kind, label },
    name,
    balanceCents,
    withinHoldCents,
    disputedCents,
    payCents,
    accountId,
    status,
    reason: 'reasonCode' in line ? line.reasonCode : line.reason,
    words: lineWithoutCodes(line, providers),
    transferId: status === 'paid' ? line.transferId : null,
    reversedCents: status === 'paid' ? line.reversedCents : 0,
  };
}

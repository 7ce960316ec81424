import { Controller, Get, HttpStatus, Param, Query } from '@nestjs/common';
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
import { Access } from '../../platform/access/access.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { PayoutBook } from '../book/payout-book.js';
import { lineWithoutCodes } from '../runs/line-words.js';
import { RunLines, type NamedLine } from '../runs/run-lines.js';
import { summaryOf } from '../runs/run-summary.js';

/** The payout runs, for admins: what was prepared by whom, approved by whom, and paid. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/payouts')
export class PayoutsController {
  constructor(
    private readonly book: PayoutBook,
    private readonly runLines: RunLines,
  ) {}

  @Get()
  @ResponseSchema(payoutRunsView)
  @ApiOperation({ operationId: 'listPayoutRuns', summary: 'All payout runs, the newest first' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The runs', standardSchema: payoutRunsView })
  async list(): Promise<PayoutRunsView> {
    const { runs } = await this.book.read();
    const newest = [...runs.values()].reverse();
    return { success: true, runs: newest.map((run) => summaryOf(run, this.book.momentsOf(run))) };
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
  ): Promise<PayoutRunView> {
    const run = await this.book.run(runId);
    const summary = summaryOf(run, this.book.momentsOf(run));
    const all = (await this.runLines.ofRun(run)).filter(
      ({ status }) => only === undefined || status === only,
    );
    const lines = all.slice((page - 1) * pageSize, page * pageSize).map(viewOf);
    return { success: true, run: summary, total: all.length, lines };
  }
}

function viewOf(line: NamedLine): PayoutLineView {
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
    words: lineWithoutCodes(line),
    transferId: status === 'paid' ? line.transferId : null,
    reversedCents: status === 'paid' ? line.reversedCents : 0,
  };
}

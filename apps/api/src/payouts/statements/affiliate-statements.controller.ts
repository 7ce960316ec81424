import { Controller, Get, HttpStatus, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  statementQuery,
  statementsView,
  type StatementQuery,
  type StatementsView,
} from '@closewise/contracts/statements';
import { Access } from '../../platform/access/access.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { SignedIn } from '../../platform/auth/sessions/signed-in.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { StatedPayees } from './stated-payees.js';
import { StatementDownloads, statementProblems } from './statement-downloads.js';
import { Statements } from './statements.js';

/** The statements of the affiliate who has opened the dashboard. */
@ApiTags('affiliates')
@Access('affiliate')
@Controller('api/affiliate/statements')
export class AffiliateStatementsController {
  constructor(
    private readonly payees: StatedPayees,
    private readonly statements: Statements,
    private readonly downloads: StatementDownloads,
  ) {}

  @Get()
  @ResponseSchema(statementsView)
  @ApiOperation({ operationId: 'listOwnStatements', summary: 'The months of which you can have a statement' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The months', standardSchema: statementsView })
  @ApiProblems({ 404: 'There is no such affiliate' })
  async list(@SignedIn() { subjectId }: Session): Promise<StatementsView> {
    return { success: true, months: await this.statements.months(await this.payees.affiliate(subjectId)) };
  }

  @Get(':file')
  @ApiOperation({ operationId: 'downloadOwnStatement', summary: 'Your statement of a month as CSV or PDF' })
  @ApiParam({ name: 'file', type: String, example: '2026-10.csv' })
  @ApiProduces('text/csv', 'application/pdf')
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The file',
    schema: { type: 'string', format: 'binary', example: 'Closewise statement,1,,affiliate,MAPLE7K4M,,,,' },
  })
  @ApiProblems(statementProblems)
  async download(
    @SignedIn() { subjectId }: Session,
    @Param('file') file: string,
    @Query({ schema: statementQuery }) { lang = 'en' }: StatementQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.downloads.send(await this.payees.affiliate(subjectId), file, lang, reply);
  }
}

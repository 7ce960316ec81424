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
import { ReadBy, type Reader } from '../../platform/access/reader.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { StatementRecipients } from './statement-recipients.js';
import { StatementDownloads, statementProblems } from './statement-downloads.js';
import { Statements } from './statements.js';

/** An affiliate's statements, for admins. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/affiliate/:id/statements')
export class AdminStatementsController {
  constructor(
    private readonly payees: StatementRecipients,
    private readonly statements: Statements,
    private readonly downloads: StatementDownloads,
  ) {}

  @Get()
  @ResponseSchema(statementsView)
  @ApiParam({ name: 'id', type: String })
  @ApiOperation({
    operationId: 'listAffiliateStatements',
    summary: 'Months for which an affiliate has a statement',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The months', standardSchema: statementsView })
  @ApiProblems({ 404: 'There is no such affiliate' })
  async list(@Param('id') id: string): Promise<StatementsView> {
    return { success: true, months: await this.statements.listMonths(await this.payees.findAffiliate(id)) };
  }

  @Get(':file')
  @Access(['admin', 'auditor'], { masksItself: true })
  @ApiOperation({
    operationId: 'downloadAffiliateStatement',
    summary: 'An affiliate’s statement as CSV or PDF',
  })
  @ApiParam({ name: 'id', type: String })
  @ApiParam({ name: 'file', type: String, example: '2026-10.csv' })
  @ApiProduces('text/csv', 'application/pdf')
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The file',
    schema: { type: 'string', format: 'binary', example: 'Closewise statement,1,,affiliate,MAPLE7K4M,,,,' },
  })
  @ApiProblems(statementProblems)
  async download(
    @Param('id') id: string,
    @Param('file') file: string,
    @Query({ schema: statementQuery }) { lang = 'en' }: StatementQuery,
    @ReadBy() { personal }: Reader,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, ...payee } = await this.payees.findAffiliate(id);
    await this.downloads.send({ ...payee, name: personal(name) }, file, lang, reply);
  }
}

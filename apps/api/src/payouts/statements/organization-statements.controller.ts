import { Controller, Get, HttpStatus, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  statementQuery,
  statementsView,
  type StatementQuery,
  type StatementsView,
} from '@closewise/contracts/statements';
import { assertOwn, tagOf } from '../../organizations/index.js';
import { Access } from '../../platform/access/access.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { SignedIn } from '../../platform/auth/sessions/signed-in.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { StatedPayees } from './stated-payees.js';
import { StatementDownloads, statementProblems } from './statement-downloads.js';
import { Statements, type StatedPayee } from './statements.js';

const notYours = 'You are signed in as another organization. Sign in as this one to go on.';

/** The statements of an organization: for itself, and for admins. */
@ApiTags('organization')
@Access(['admin', 'auditor', 'organization'])
@Controller('api/organization/:tag/statements')
export class OrganizationStatementsController {
  constructor(
    private readonly payees: StatedPayees,
    private readonly statements: Statements,
    private readonly downloads: StatementDownloads,
  ) {}

  @Get()
  @ResponseSchema(statementsView)
  @ApiParam({ name: 'tag', type: String })
  @ApiOperation({
    operationId: 'listOrganizationStatements',
    summary: 'The months of which an organization can have a statement',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The months', standardSchema: statementsView })
  @ApiProblems({ 403: notYours, 404: 'There is no organization with the tag HAR' })
  async list(@SignedIn() session: Session, @Param('tag') tag: string): Promise<StatementsView> {
    return { success: true, months: await this.statements.months(await this.payeeOf(session, tag)) };
  }

  @Get(':file')
  @Access(['admin', 'auditor', 'organization'], { masksItself: true })
  @ApiOperation({
    operationId: 'downloadOrganizationStatement',
    summary: 'The statement of an organization as CSV or PDF',
  })
  @ApiParam({ name: 'tag', type: String })
  @ApiParam({ name: 'file', type: String, example: '2026-10.csv' })
  @ApiProduces('text/csv', 'application/pdf')
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The file',
    schema: { type: 'string', format: 'binary', example: 'Closewise statement,1,,affiliate,MAPLE7K4M,,,,' },
  })
  @ApiProblems({ ...statementProblems, 403: notYours })
  async download(
    @SignedIn() session: Session,
    @Param('tag') tag: string,
    @Param('file') file: string,
    @Query({ schema: statementQuery }) { lang = 'en' }: StatementQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.downloads.send(await this.payeeOf(session, tag), file, lang, reply);
  }

  private payeeOf(session: Session, tag: string): Promise<StatedPayee> {
    if (session.kind === 'organization') assertOwn(tagOf(session), tag);
    return this.payees.organization(tag);
  }
}

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
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { StatementRecipients } from './statement-recipients.js';
import { StatementDownloads, statementProblems } from './statement-downloads.js';
import { Statements, type StatementRecipient } from './statements.js';
import { assertOwn, tagOf } from '../../organizations/index.js';

/** The signed-in affiliate's statements. */
@ApiTags('affiliates')
@Access('affiliate')
@Controller('api/affiliate/statements')
export class AffiliateStatementsController {
  constructor(
    private readonly payees: StatementRecipients,
    private readonly statements: Statements,
    private readonly downloads: StatementDownloads,
  ) {}

  @Get()
  @ResponseSchema(statementsView)
  @ApiOperation({ operationId: 'listOwnStatements', summary: 'Months for which you have a statement' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The months', standardSchema: statementsView })
  @ApiProblems({ 404: 'There is no such affiliate' })
  async list(@SignedIn() { subjectId }: Session): Promise<StatementsView> {
    return {
      success: true,
      months: await this.statements.listMonths(await this.payees.findAffiliate(subjectId)),
    };
  }

  @Get(':file')
  @ApiOperation({ operationId: 'downloadOwnStatement', summary: 'Your monthly statement as CSV or PDF' })
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
    await this.downloads.send(await this.payees.findAffiliate(subjectId), file, lang, reply);
  }
}

const notYours = 'You are signed in as another organization. Sign in as this one to go on.';

/** An organization's statements, for the organization and for admins. */
@ApiTags('organization')
@Access(['admin', 'auditor', 'organization'])
@Controller('api/organization/:tag/statements')
export class OrganizationStatementsController {
  constructor(
    private readonly payees: StatementRecipients,
    private readonly statements: Statements,
    private readonly downloads: StatementDownloads,
  ) {}

  @Get()
  @ResponseSchema(statementsView)
  @ApiParam({ name: 'tag', type: String })
  @ApiOperation({
    operationId: 'listOrganizationStatements',
    summary: 'Months for which an organization has a statement',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The months', standardSchema: statementsView })
  @ApiProblems({ 403: notYours, 404: 'There is no organization with the tag HAR' })
  async list(@SignedIn() session: Session, @Param('tag') tag: string): Promise<StatementsView> {
    return { success: true, months: await this.statements.listMonths(await this.payeeOf(session, tag)) };
  }

  @Get(':file')
  @Access(['admin', 'auditor', 'organization'], { masksItself: true })
  @ApiOperation({
    operationId: 'downloadOrganizationStatement',
    summary: 'An organization’s statement as CSV or PDF',
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

  private payeeOf(session: Session, tag: string): Promise<StatementRecipient> {
    if (session.kind === 'organization') assertOwn(tagOf(session), tag);
    return this.payees.findOrganization(tag);
  }
}

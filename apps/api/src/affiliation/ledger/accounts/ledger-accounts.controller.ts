import { Controller, Get, HttpStatus, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  accountRangeQuery,
  ledgerAccountsQuery,
  ledgerAccountsView,
  type AccountRangeQuery,
  type LedgerAccountsQuery,
  type LedgerAccountsView,
} from '@closewise/contracts/admin';
import { Access } from '../../../platform/access/access.js';
import { ReadBy, type Reader } from '../../../platform/access/reader.js';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { rangeOf, wrongDate } from '../as-of.js';
import { noGeneralAccount, Payees } from '../payees.js';
import { AccountFiles } from './account-files.js';
import { LedgerAccounts } from './ledger-accounts.js';

const file = {
  status: HttpStatus.OK,
  description: 'The file, of which nothing is personal',
  schema: { type: 'string', format: 'binary', example: 'number,at,kind,cents,balance_cents' },
};

/** All accounts of the books, and the entries of one as a file. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/ledger')
export class LedgerAccountsController {
  constructor(
    private readonly accounts: LedgerAccounts,
    private readonly payees: Payees,
    private readonly files: AccountFiles,
  ) {}

  @Get('accounts')
  @ResponseSchema(ledgerAccountsView)
  @ApiOperation({
    operationId: 'listLedgerAccounts',
    summary: 'All accounts with their balances, now or as of a date: by code, tag, name, payment or report',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'One page', standardSchema: ledgerAccountsView })
  @ApiProblems({ 400: wrongDate })
  async list(
    @Query({ schema: ledgerAccountsQuery }) query: LedgerAccountsQuery,
    @ReadBy() reader: Reader,
  ): Promise<LedgerAccountsView> {
    const { asOf } = rangeOf(query);
    return { success: true, asOf, ...(await this.accounts.page(query, asOf, reader)) };
  }

  @Get('affiliates/:code/entries.csv')
  @Access(['admin', 'auditor'], { masksItself: true })
  @ApiOperation({
    operationId: 'downloadAffiliateEntries',
    summary: 'The entries of an affiliate as CSV, of a range of days',
  })
  @ApiProduces('text/csv')
  @ApiResponse(file)
  @ApiProblems({ 400: wrongDate, 404: 'There is no affiliate with the code MAPLE7K4M' })
  async affiliateFile(
    @Param('code') code: string,
    @Query({ schema: accountRangeQuery }) query: AccountRangeQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.files.send(await this.payees.affiliate(code), rangeOf(query), reply);
  }

  @Get('organizations/:tag/entries.csv')
  @Access(['admin', 'auditor'], { masksItself: true })
  @ApiOperation({
    operationId: 'downloadOrganizationEntries',
    summary: 'The entries of an organization as CSV, of a range of days',
  })
  @ApiProduces('text/csv')
  @ApiResponse(file)
  @ApiProblems({ 400: wrongDate, 404: 'There is no organization with the tag HAR' })
  async organizationFile(
    @Param('tag') tag: string,
    @Query({ schema: accountRangeQuery }) query: AccountRangeQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.files.send(await this.payees.organization(tag), rangeOf(query), reply);
  }

  @Get('general/:account/entries.csv')
  @Access(['admin', 'auditor'], { masksItself: true })
  @ApiOperation({
    operationId: 'downloadGeneralEntries',
    summary: 'The entries of an account that there is one of as CSV, of a range of days',
  })
  @ApiProduces('text/csv')
  @ApiResponse(file)
  @ApiProblems({ 400: wrongDate, 404: noGeneralAccount('petty-cash') })
  async generalFile(
    @Param('account') account: string,
    @Query({ schema: accountRangeQuery }) query: AccountRangeQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.files.send(this.payees.one(account), rangeOf(query), reply);
  }
}

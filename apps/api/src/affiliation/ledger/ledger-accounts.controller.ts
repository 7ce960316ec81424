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
import { Access } from '../../platform/access/access.js';
import { ReadBy, type Reader } from '../../platform/access/reader.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { invalidDate, parseRange } from './as-of.js';
import { Payees, unknownGeneralAccount } from './payees.js';
import { AccountFiles } from './account-files.js';
import { LedgerAccounts } from './ledger-accounts.js';

const file = {
  status: HttpStatus.OK,
  description: 'The file, without personal data',
  schema: { type: 'string', format: 'binary', example: 'number,at,kind,cents,balance_cents' },
};

/** All accounts of the books, and an account's entries as a file. */
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
  @ApiProblems({ 400: invalidDate })
  async list(
    @Query({ schema: ledgerAccountsQuery }) query: LedgerAccountsQuery,
    @ReadBy() reader: Reader,
  ): Promise<LedgerAccountsView> {
    const { asOf } = parseRange(query);
    return { success: true, asOf, ...(await this.accounts.page(query, asOf, reader)) };
  }

  @Get('affiliates/:code/entries.csv')
  @Access(['admin', 'auditor'], { masksItself: true })
  @ApiOperation({
    operationId: 'downloadAffiliateEntries',
    summary: 'The entries of an affiliate in a range of days, as CSV',
  })
  @ApiProduces('text/csv')
  @ApiResponse(file)
  @ApiProblems({ 400: invalidDate, 404: 'There is no affiliate with the code MAPLE7K4M' })
  async affiliateFile(
    @Param('code') code: string,
    @Query({ schema: accountRangeQuery }) query: AccountRangeQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.files.send(await this.payees.affiliate(code), parseRange(query), reply);
  }

  @Get('organizations/:tag/entries.csv')
  @Access(['admin', 'auditor'], { masksItself: true })
  @ApiOperation({
    operationId: 'downloadOrganizationEntries',
    summary: 'The entries of an organization in a range of days, as CSV',
  })
  @ApiProduces('text/csv')
  @ApiResponse(file)
  @ApiProblems({ 400: invalidDate, 404: 'There is no organization with the tag HAR' })
  async organizationFile(
    @Param('tag') tag: string,
    @Query({ schema: accountRangeQuery }) query: AccountRangeQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.files.send(await this.payees.organization(tag), parseRange(query), reply);
  }

  @Get('general/:account/entries.csv')
  @Access(['admin', 'auditor'], { masksItself: true })
  @ApiOperation({
    operationId: 'downloadGeneralEntries',
    summary: 'The entries of a general account in a range of days, as CSV',
  })
  @ApiProduces('text/csv')
  @ApiResponse(file)
  @ApiProblems({ 400: invalidDate, 404: unknownGeneralAccount('petty-cash') })
  async generalFile(
    @Param('account') account: string,
    @Query({ schema: accountRangeQuery }) query: AccountRangeQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.files.send(this.payees.general(account), parseRange(query), reply);
  }
}

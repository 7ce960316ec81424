import { Controller, Get, HttpStatus, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  accountQuery,
  accountView,
  asOfQuery,
  explainedSaleView,
  trialBalanceView,
  type AccountQuery,
  type AccountView,
  type AsOfQuery,
  type ExplainedSaleView,
  type TrialBalanceView,
} from '@closewise/contracts/admin';
import { Access } from '../../platform/access/access.js';
import { ReadBy, type Reader } from '../../platform/access/reader.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { RateChanges } from './accounts/rate-changes.js';
import { rangeOf, wrongDate } from './as-of.js';
import { Explanations } from './explanations.js';
import { Ledger } from './ledger.js';
import { PayeeBalances } from './payee-balances.js';
import { isPayee, noGeneralAccount, Payees, type AccountHolder } from './payees.js';

/** The books, for admins and auditors. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/ledger')
export class LedgerController {
  constructor(
    private readonly ledger: Ledger,
    private readonly payees: Payees,
    private readonly explanations: Explanations,
    private readonly rateChanges: RateChanges,
    private readonly balances: PayeeBalances,
  ) {}

  @Get('trial-balance')
  @ResponseSchema(trialBalanceView)
  @ApiOperation({
    operationId: 'readTrialBalance',
    summary: 'What buyers paid against the sum of all shares',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The sums', standardSchema: trialBalanceView })
  @ApiProblems({ 400: wrongDate })
  async trialBalance(@Query({ schema: asOfQuery }) query: AsOfQuery): Promise<TrialBalanceView> {
    const { asOf } = rangeOf(query);
    return { success: true, asOf, trialBalance: await this.ledger.trialBalance(asOf) };
  }

  @Get('affiliates/:code')
  @ResponseSchema(accountView)
  @ApiOperation({
    operationId: 'readAffiliateAccount',
    summary: 'The account of an affiliate, now or as of a date',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Entries and balance', standardSchema: accountView })
  @ApiProblems({ 400: wrongDate, 404: 'There is no affiliate with the code MAPLE7K4M' })
  async affiliate(
    @Param('code') code: string,
    @Query({ schema: accountQuery }) query: AccountQuery,
  ): Promise<AccountView> {
    return this.account(await this.payees.affiliate(code), query);
  }

  @Get('organizations/:tag')
  @ResponseSchema(accountView)
  @ApiOperation({
    operationId: 'readOrganizationAccount',
    summary: 'The account of an organization, now or as of a date',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Entries and balance', standardSchema: accountView })
  @ApiProblems({ 400: wrongDate, 404: 'There is no organization with the tag HAR' })
  async organization(
    @Param('tag') tag: string,
    @Query({ schema: accountQuery }) query: AccountQuery,
  ): Promise<AccountView> {
    return this.account(await this.payees.organization(tag), query);
  }

  @Get('general/:account')
  @ResponseSchema(accountView)
  @ApiOperation({
    operationId: 'readGeneralAccount',
    summary: 'One of the accounts that there is one of, such as house, now or as of a date',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Entries and balance', standardSchema: accountView })
  @ApiProblems({ 400: wrongDate, 404: noGeneralAccount('petty-cash') })
  async general(
    @Param('account') account: string,
    @Query({ schema: accountQuery }) query: AccountQuery,
  ): Promise<AccountView> {
    return this.account(this.payees.one(account), query);
  }

  @Get('explain/:id')
  @ResponseSchema(explainedSaleView)
  @ApiOperation({
    operationId: 'explainSale',
    summary: 'Why a payment was shared as it was; also by intent, or by an entry of the books',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The facts', standardSchema: explainedSaleView })
  @ApiProblems({ 404: 'There is no sale of the payment pi_1 in the books, and no entry of that name' })
  async explain(@Param('id') id: string, @ReadBy() reader: Reader): Promise<ExplainedSaleView> {
    const { paymentId, steps } = await this.explanations.explain(id, reader);
    return { success: true, paymentId, steps: [...steps] };
  }

  private async account(holder: AccountHolder, query: AccountQuery): Promise<AccountView> {
    const { from, asOf } = rangeOf(query);
    const { page, pageSize } = query;
    const account = await this.ledger.account(holder, asOf, {
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
    const { total: entries, balanceCents } = from === null ? none : await this.ledger.balance(holder, from);
    const rateChanges = await this.rateChanges.of(holder, asOf);
    const payee = { kind: isPayee(holder) ? holder.kind : 'general', label: holder.label } as const;
    const before = { entries, balanceCents };
    const disputedCents = isPayee(holder) ? await this.balances.disputedOf(holder, asOf) : 0;
    return { success: true, payee, asOf, before, rateChanges, disputedCents, ...account };
  }
}

const none = { total: 0, balanceCents: 0 };

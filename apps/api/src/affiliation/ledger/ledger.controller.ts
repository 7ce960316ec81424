import { Injectable, Controller, Get, HttpStatus, Param, Query } from '@nestjs/common';
import {
  type AccountView,
  accountQuery,
  accountView,
  asOfQuery,
  explainedSaleView,
  trialBalanceView,
  type AccountQuery,
  type AsOfQuery,
  type ExplainedSaleView,
  type TrialBalanceView,
} from '@closewise/contracts/admin';
import { affiliateStream, type AffiliateEvent } from '@closewise/domain/affiliation';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { type AccountHolder, isPayee, Payees, unknownGeneralAccount } from './payees.js';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.js';
import { ReadBy, type Reader } from '../../platform/access/reader.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { invalidDate, parseRange } from './as-of.js';
import { Explanations } from './explanations.js';
import { Ledger } from './ledger.js';
import { PayeeBalances } from './payee-balances.js';

/** When an affiliate's commission rate changed, for the chart of the balance. */
@Injectable()
export class RateChanges {
  constructor(private readonly history: StreamHistory<AffiliateEvent>) {}

  /** The changes before `asOf` (ISO UTC; null for all), oldest first. Only affiliates have a rate that changes. */
  async read({ kind, id }: AccountHolder, asOf: string | null): Promise<AccountView['rateChanges']> {
    if (kind !== 'affiliate') return [];
    const facts = await this.history.read(affiliateStream(id));
    return facts.flatMap((fact) =>
      fact.type === 'CommissionRateSet' && (asOf === null || fact.recordedAt < asOf)
        ? [{ at: fact.recordedAt, ratePercent: fact.data.ratePercent, eventId: fact.id }]
        : [],
    );
  }
}

/** Accounts, trial balance and explanations, for admins and auditors. */
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
    summary: 'What buyers paid, and how it is distributed',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The sums', standardSchema: trialBalanceView })
  @ApiProblems({ 400: invalidDate })
  async trialBalance(@Query({ schema: asOfQuery }) query: AsOfQuery): Promise<TrialBalanceView> {
    const { asOf } = parseRange(query);
    return { success: true, asOf, trialBalance: await this.ledger.trialBalance(asOf) };
  }

  @Get('affiliates/:code')
  @ResponseSchema(accountView)
  @ApiOperation({
    operationId: 'readAffiliateAccount',
    summary: 'The account of an affiliate, now or as of a date',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Entries and balance', standardSchema: accountView })
  @ApiProblems({ 400: invalidDate, 404: 'There is no affiliate with the code MAPLE7K4M' })
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
  @ApiProblems({ 400: invalidDate, 404: 'There is no organization with the tag HAR' })
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
    summary: 'A general account such as house, now or as of a date',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Entries and balance', standardSchema: accountView })
  @ApiProblems({ 400: invalidDate, 404: unknownGeneralAccount('petty-cash') })
  async general(
    @Param('account') account: string,
    @Query({ schema: accountQuery }) query: AccountQuery,
  ): Promise<AccountView> {
    return this.account(this.payees.general(account), query);
  }

  @Get('explain/:id')
  @ResponseSchema(explainedSaleView)
  @ApiOperation({
    operationId: 'explainSale',
    summary: 'Why a payment was shared as it was: by payment, intent, or an entry of the books',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The events behind it',
    standardSchema: explainedSaleView,
  })
  @ApiProblems({ 404: 'The books have no sale of the payment pi_1, and no entry with this name' })
  async explain(@Param('id') id: string, @ReadBy() reader: Reader): Promise<ExplainedSaleView> {
    const { paymentId, steps } = await this.explanations.explain(id, reader);
    return { success: true, paymentId, steps: [...steps] };
  }

  private async account(holder: AccountHolder, query: AccountQuery): Promise<AccountView> {
    const { from, asOf } = parseRange(query);
    const { page, pageSize } = query;
    const account = await this.ledger.account(holder, asOf, {
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
    const { total: entries, balanceCents } = from === null ? empty : await this.ledger.balance(holder, from);
    const rateChanges = await this.rateChanges.read(holder, asOf);
    const payee = { kind: isPayee(holder) ? holder.kind : 'general', label: holder.label } as const;
    const before = { entries, balanceCents };
    const disputedCents = isPayee(holder) ? await this.balances.disputedOf(holder, asOf) : 0;
    return { success: true, payee, asOf, before, rateChanges, disputedCents, ...account };
  }
}

const empty = { total: 0, balanceCents: 0 };

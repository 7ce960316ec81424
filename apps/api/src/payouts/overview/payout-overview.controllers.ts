import { Injectable, Controller, Get, HttpStatus, Param } from '@nestjs/common';
import { type PayoutOverviewView, payoutOverviewView } from '@closewise/contracts/payouts';
import { monthBefore } from '@closewise/domain/calendar';
import { minimumPayoutCents, type Payee } from '@closewise/domain/payee';
import { findLastPayout, findNextPayout, monthEnd } from '@closewise/domain/payouts';
import { ApiOperation, ApiResponse, ApiTags, ApiParam } from '@nestjs/swagger';
import { PayoutAccounts, PayoutProviders, payoutSetupOf } from '../../billing/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { OwedPayees } from '../owed/owed-payees.js';
import { PayoutsConfig } from '../payouts-config.js';
import { OwnLines } from './own-lines.js';
import { Access } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { Payees } from '../../affiliation/index.js';
import { assertOwn, tagOf } from '../../organizations/index.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';

/** A payee's last and next payout. */
@Injectable()
export class PayoutOverview {
  constructor(
    private readonly owed: OwedPayees,
    private readonly accounts: PayoutAccounts,
    private readonly lines: OwnLines,
    private readonly providers: PayoutProviders,
    private readonly config: PayoutsConfig,
    private readonly clock: Clock,
  ) {}

  async findOverview(payee: Payee): Promise<PayoutOverviewView> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const lastMonth = monthBefore(today);
    const [owed, account, lines, lastMonthHasRun] = await Promise.all([
      this.owed.findOne(payee, monthEnd(lastMonth)),
      this.accounts.find(payee),
      this.lines.listLines(payee),
      this.lines.hasRun(lastMonth),
    ]);
    const minimumCents = minimumPayoutCents;
    const meaningOf = this.providers.refusalMeaning;
    const prospect = { owed, lines, lastMonthHasRun, today, minimumCents, terms: this.config, meaningOf };
    return {
      success: true,
      balanceCents: owed.balanceCents,
      disputedCents: owed.disputedCents,
      minimumCents,
      heldUntil: owed.heldUntil,
      setup: payoutSetupOf(account),
      last: findLastPayout(lines, meaningOf),
      next: findNextPayout(prospect),
    };
  }
}

/** The signed-in affiliate's payouts. */
@ApiTags('affiliates')
@Access('affiliate')
@Controller('api/affiliate/payouts')
export class AffiliatePayoutsController {
  constructor(private readonly overview: PayoutOverview) {}

  @Get()
  @ResponseSchema(payoutOverviewView)
  @ApiOperation({ operationId: 'readOwnPayouts', summary: 'Your last payout and the date of the next one' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The payouts', standardSchema: payoutOverviewView })
  read(@SignedIn() { subjectId }: Session): Promise<PayoutOverviewView> {
    return this.overview.findOverview({ kind: 'affiliate', id: subjectId });
  }
}

/** An organization's payouts, for the organization and for admins. */
@ApiTags('organization')
@Access(['admin', 'auditor', 'organization'])
@Controller('api/organization/:tag/payouts')
export class OrganizationPayoutsController {
  constructor(
    private readonly overview: PayoutOverview,
    private readonly payees: Payees,
  ) {}

  @Get()
  @ResponseSchema(payoutOverviewView)
  @ApiParam({ name: 'tag', type: String })
  @ApiOperation({
    operationId: 'readOrganizationPayouts',
    summary: 'An organization’s last payout and the date of the next one',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The payouts', standardSchema: payoutOverviewView })
  @ApiProblems({
    403: 'You are signed in as another organization. Sign in as this one to go on.',
    404: 'There is no organization with the tag HAR',
  })
  async read(@SignedIn() session: Session, @Param('tag') tag: string): Promise<PayoutOverviewView> {
    if (session.kind === 'organization') assertOwn(tagOf(session), tag);
    const { kind, id } = await this.payees.organization(tag);
    return this.overview.findOverview({ kind, id });
  }
}

import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { payoutOverviewView, type PayoutOverviewView } from '@closewise/contracts/payouts';
import { Access } from '../../platform/access/access.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { SignedIn } from '../../platform/auth/sessions/signed-in.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { PayoutOverview } from './payout-overview.js';

/** The payouts of the affiliate who has opened the dashboard. */
@ApiTags('affiliates')
@Access('affiliate')
@Controller('api/affiliate/payouts')
export class AffiliatePayoutsController {
  constructor(private readonly overview: PayoutOverview) {}

  @Get()
  @ResponseSchema(payoutOverviewView)
  @ApiOperation({ operationId: 'readOwnPayouts', summary: 'Your last payout, and when the next one comes' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The payouts', standardSchema: payoutOverviewView })
  read(@SignedIn() { subjectId }: Session): Promise<PayoutOverviewView> {
    return this.overview.of({ kind: 'affiliate', id: subjectId });
  }
}

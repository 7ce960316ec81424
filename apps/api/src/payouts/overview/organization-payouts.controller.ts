import { Controller, Get, HttpStatus, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { payoutOverviewView, type PayoutOverviewView } from '@closewise/contracts/payouts';
import { Payees } from '../../affiliation/index.js';
import { assertOwn, tagOf } from '../../organizations/index.js';
import { Access } from '../../platform/access/access.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { SignedIn } from '../../platform/auth/sessions/signed-in.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { PayoutOverview } from './payout-overview.js';

/** The payouts of an organization: for itself, and for admins. */
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
    summary: 'The last payout of an organization, and when the next one comes',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The payouts', standardSchema: payoutOverviewView })
  @ApiProblems({
    403: 'You are signed in as another organization. Sign in as this one to go on.',
    404: 'There is no organization with the tag HAR',
  })
  async read(@SignedIn() session: Session, @Param('tag') tag: string): Promise<PayoutOverviewView> {
    if (session.kind === 'organization') assertOwn(tagOf(session), tag);
    const { kind, id } = await this.payees.organization(tag);
    return this.overview.of({ kind, id });
  }
}

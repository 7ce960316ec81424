import { Body, Controller, Delete, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  affiliateChangedView,
  affiliateCreatedView,
  commissionRateRequest,
  createAffiliateRequest,
  deleteAffiliateRequest,
  editAffiliateRequest,
  membershipRequest,
  terminateAffiliateRequest,
  type AffiliateChangedView,
  type AffiliateCreatedView,
  type CommissionRateRequest,
  type CreateAffiliateRequest,
  type DeleteAffiliateRequest,
  type EditAffiliateRequest,
  type MembershipRequest,
  type TerminateAffiliateRequest,
} from '@closewise/contracts/admin';
import { wrongRate } from '@closewise/domain/affiliation';
import { Access, RequiresStepUp, WithoutStepUp } from '../../platform/access/access.js';
import { ActingAdmin } from '../../administration/index.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ApiIfMatch, IfMatch } from '../../platform/http/requests/if-match.js';
import { AffiliateAdministration } from './affiliate-administration.js';

const unknown = 'There is no such affiliate';
const gone = 'This affiliate was deleted';
const terminated = 'This affiliate was terminated; that cannot be undone';
const taken = 'This email address is already registered';
const changedMeanwhile =
  'Not saved: Ana Lopez was changed after you opened this. Set the commission rate of Ana Lopez to 30 percent (ben, 2026-11-21 10:00 UTC). Reload to see it, then make your change again if it is still right.';
const Changed = () =>
  ApiResponse({ status: HttpStatus.OK, description: 'Done', standardSchema: affiliateChangedView });
const Id = () => ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } });

/** Admins' changes to affiliates; each is kept with author, time and reason. */
@ApiTags('admin')
@Access('admin')
@Controller('api/admin/affiliate')
export class AffiliateChangesController {
  constructor(private readonly affiliates: AffiliateAdministration) {}

  @Post('create')
  @WithoutStepUp('anybody may register; the link goes to the entered address')
  @HttpCode(HttpStatus.CREATED)
  @ResponseSchema(affiliateCreatedView)
  @ApiOperation({
    operationId: 'createAffiliate',
    summary: 'Register an affiliate; the dashboard link is mailed to the address',
  })
  @ApiResponse({ status: HttpStatus.CREATED, description: 'Created', standardSchema: affiliateCreatedView })
  @ApiProblems({ 400: 'Please enter a valid email address', 409: taken })
  async create(
    @Body({ schema: createAffiliateRequest }) request: CreateAffiliateRequest,
    @ActingAdmin() admin: CommandContext,
  ): Promise<AffiliateCreatedView> {
    const { affiliateId: id, code: referralCode } = await this.affiliates.register(request, admin);
    return { ...done('Affiliate created successfully'), affiliate: { id, referralCode } };
  }

  @Put(':id')
  @RequiresStepUp()
  @ResponseSchema(affiliateChangedView)
  @ApiOperation({
    operationId: 'editAffiliate',
    summary: 'Change name, email and website; deactivate or reactivate',
  })
  @Id()
  @ApiIfMatch()
  @Changed()
  @ApiProblems({
    400: 'Name must be at least 2 characters',
    404: unknown,
    409: taken,
    410: gone,
    412: changedMeanwhile,
  })
  async edit(
    @Param('id') id: string,
    @Body({ schema: editAffiliateRequest }) request: EditAffiliateRequest,
    @IfMatch() seen: number | null,
    @ActingAdmin() admin: CommandContext,
  ): Promise<AffiliateChangedView> {
    await this.affiliates.edit({ affiliateId: id, seen }, request, admin);
    return done('Affiliate updated successfully');
  }

  @Put(':id/commission-rate')
  @RequiresStepUp()
  @ResponseSchema(affiliateChangedView)
  @ApiOperation({
    operationId: 'setCommissionRate',
    summary: 'Set the commission rate for later sales',
  })
  @Id()
  @ApiIfMatch()
  @Changed()
  @ApiProblems({ 400: wrongRate, 404: unknown, 409: terminated, 410: gone, 412: changedMeanwhile })
  async setRate(
    @Param('id') id: string,
    @Body({ schema: commissionRateRequest }) { rate: ratePercent, reason = null }: CommissionRateRequest,
    @IfMatch() seen: number | null,
    @ActingAdmin() admin: CommandContext,
  ): Promise<AffiliateChangedView> {
    await this.affiliates.setRate({ affiliateId: id, seen }, { ratePercent, reason }, admin);
    return done('Commission rate updated successfully');
  }

  @Put(':id/membership')
  @RequiresStepUp()
  @ResponseSchema(affiliateChangedView)
  @ApiOperation({
    operationId: 'correctMembership',
    summary: 'Correct the affiliate’s organization, for later sales',
  })
  @Id()
  @ApiIfMatch()
  @Changed()
  @ApiProblems({
    400: 'We do not know this organization. Please check its tag, or leave it out.',
    404: unknown,
    409: terminated,
    410: gone,
    412: changedMeanwhile,
  })
  async correctMembership(
    @Param('id') id: string,
    @Body({ schema: membershipRequest }) request: MembershipRequest,
    @IfMatch() seen: number | null,
    @ActingAdmin() admin: CommandContext,
  ): Promise<AffiliateChangedView> {
    await this.affiliates.correctMembership({ affiliateId: id, seen }, request, admin);
    return done('Membership updated successfully');
  }

  @Post(':id/replace-link')
  @WithoutStepUp('the new link goes to the affiliate’s mailbox')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(affiliateChangedView)
  @ApiOperation({
    operationId: 'replaceAffiliateLink',
    summary: 'Mail a new dashboard link; older ones stop working immediately',
  })
  @Id()
  @Changed()
  @ApiProblems({ 404: unknown, 409: terminated, 410: gone })
  async replaceLink(
    @Param('id') id: string,
    @ActingAdmin() admin: CommandContext,
  ): Promise<AffiliateChangedView> {
    await this.affiliates.replaceLink(id, admin);
    return done('A new dashboard link is on its way to the affiliate');
  }

  @Post(':id/terminate')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(affiliateChangedView)
  @ApiOperation({
    operationId: 'terminateAffiliate',
    summary: 'End the affiliate for a breach of the terms: unpaid earnings are forfeited',
  })
  @Id()
  @Changed()
  @ApiProblems({ 400: 'Enter a reason; it is kept with this change', 404: unknown, 410: gone })
  async terminate(
    @Param('id') id: string,
    @Body({ schema: terminateAffiliateRequest }) { reason }: TerminateAffiliateRequest,
    @ActingAdmin() admin: CommandContext,
  ): Promise<AffiliateChangedView> {
    await this.affiliates.terminate(id, reason, admin);
    return done('Affiliate terminated');
  }

  @Delete(':id')
  @RequiresStepUp()
  @ResponseSchema(affiliateChangedView)
  @ApiOperation({
    operationId: 'deleteAffiliate',
    summary: 'End the affiliate permanently and erase their personal data',
  })
  @Id()
  @Changed()
  @ApiProblems({ 404: unknown })
  async delete(
    @Param('id') id: string,
    @Body({ schema: deleteAffiliateRequest }) { reason = null }: DeleteAffiliateRequest,
    @ActingAdmin() admin: CommandContext,
  ): Promise<AffiliateChangedView> {
    await this.affiliates.delete(id, reason, admin);
    return done('Affiliate deleted successfully');
  }
}

const done = (message: string): AffiliateChangedView => ({ success: true, message });

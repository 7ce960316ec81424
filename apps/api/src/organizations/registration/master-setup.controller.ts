import { Body, Controller, HttpStatus, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  masterSetupOf,
  masterSetupRequest,
  masterSetupView,
  type MasterSetupRequest,
  type MasterSetupView,
} from '@closewise/contracts/organizations';
import { checkPasswordIsRare } from '@closewise/domain/administration/facts';
import { Affiliates, DashboardLinks } from '../../affiliation/index.js';
import { Access } from '../../platform/access/access.js';
import { commonPasswords } from '../../platform/auth/passwords/common-passwords.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { RegisterOrganization } from './register-organization.command.js';

/** Where an organization asks to take part. */
@ApiTags('organization')
@Controller('api/organization/create-master-account')
export class MasterSetupController {
  constructor(
    private readonly commands: CommandBus,
    private readonly affiliates: Affiliates,
    private readonly links: DashboardLinks,
  ) {}

  @Post()
  @Access('visitor')
  @RateLimited('master-setup', {
    points: 10,
    perSeconds: 3600,
    refusal: 'Too many organizations were set up from your network.',
  })
  @ResponseSchema(masterSetupView)
  @ApiOperation({
    operationId: 'registerOrganization',
    summary: 'Register an organization; it takes part once an admin has approved it',
  })
  @ApiResponse({ status: HttpStatus.CREATED, description: 'Registered', standardSchema: masterSetupView })
  @ApiProblems({ 400: 'All fields are required', 409: 'This organization tag is already taken' })
  async setUp(
    @Body({ schema: masterSetupRequest }) form: MasterSetupRequest,
    @Req() request: FastifyRequest,
  ): Promise<MasterSetupView> {
    const { name, tag, email, contactName, password } = masterSetupOf(form);
    checkPasswordIsRare(password, email, await commonPasswords());
    const organization = { tag, name, person: { contactName, email }, password };
    const { masterAffiliateId } = await this.commands.execute(
      new RegisterOrganization(organization, byRequest('visitor', request)),
    );
    const message = `${name} master account created successfully!`;
    return {
      success: true,
      masterAffiliateId,
      dashboardToken: await this.tokenOf(masterAffiliateId),
      message,
    };
  }

  /** It opens the dashboard without having been mailed, and so proves no address. */
  private async tokenOf(affiliateId: string): Promise<string> {
    const master = await this.affiliates.find(affiliateId);
    if (!master) throw new Error(`The master affiliate ${affiliateId} was not entered`);
    return this.links.tokenFor(master, 'shown');
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Body, Controller, HttpStatus, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  normalizeMasterSetup,
  masterSetupRequest,
  masterSetupView,
  type MasterSetupRequest,
  type MasterSetupView,
} from '@closewise/contracts/organizations';
import { checkPasswordIsRare } from '@closewise/domain/administration/facts';
import { DomainError, type ErrorCode } from '@closewise/domain/events';
import { DashboardLinks } from '../../affiliation/index.js';
import { Access } from '../../platform/access/access.js';
import { commonPasswords } from '../../platform/auth/passwords/passwords.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { KnownAddressMailing } from './known-address.js';
import { RegisterOrganization } from './register-organization.command.js';

const knownAddress = new Set<ErrorCode>([
  'organizations.email-taken',
  'affiliation.email-taken',
  'affiliation.email-barred',
]);
/** Longer than both paths take, so that the response time does not reveal a known address. */
const evenMs = 250;

/** Registration of an organization. */
@ApiTags('organization')
@Controller('api/organization/create-master-account')
export class MasterSetupController {
  constructor(
    private readonly commands: CommandBus,
    private readonly knownAddress: KnownAddressMailing,
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
    summary: 'Register an organization; the link to confirm it comes by mail, to a known address as well',
  })
  @ApiResponse({ status: HttpStatus.CREATED, description: 'Registered', standardSchema: masterSetupView })
  @ApiProblems({ 400: 'All fields are required', 409: 'This organization tag is already taken' })
  async setUp(
    @Body({ schema: masterSetupRequest }) form: MasterSetupRequest,
    @Req() request: FastifyRequest,
  ): Promise<MasterSetupView> {
    const { name, tag, email, contactName, password } = normalizeMasterSetup(form);
    checkPasswordIsRare(password, email, await commonPasswords());
    const organization = { tag, name, person: { contactName, email }, password };
    const command = new RegisterOrganization(organization, byRequest('visitor', request));
    const [masterAffiliateId] = await Promise.all([this.register(command), setTimeout(evenMs)]);
    return {
      success: true,
      masterAffiliateId,
      // It was not mailed, so opening the dashboard with it proves no address.
      dashboardToken: this.links.tokenFor({ affiliateId: masterAffiliateId, linkGeneration: 1 }, 'shown'),
      message: `${name} master account created successfully!`,
    };
  }

  /** Answers a known address like a new one, with an unused id, and notifies only its mailbox. */
  private async register(command: RegisterOrganization): Promise<string> {
    try {
      return (await this.commands.execute(command)).masterAffiliateId;
    } catch (error) {
      if (!(error instanceof DomainError) || !knownAddress.has(error.code)) throw error;
      await this.knownAddress.enqueue(command.organization.person.email);
      return randomUUID();
    }
  }
}

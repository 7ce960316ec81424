import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  organizationCredentialsRequest,
  organizationCredentialsView,
  type OrganizationCredentialsRequest,
  type OrganizationCredentialsView,
} from '@closewise/contracts/organizations';
import { checkPasswordIsRare } from '@closewise/domain/administration/facts';
import { Access, WithoutStepUp } from '../../platform/access/access.js';
import { commonPasswords } from '../../platform/auth/passwords/passwords.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ChangeOrganizationPassword } from './password.commands.js';
import { OrganizationProof } from './organization-sign-in.js';
import { Organizations, tagOf, assertOwn } from './organizations.js';

/** An organization's own password. */
@ApiTags('organization')
@Controller('api/organization/update-credentials')
export class OrganizationCredentialsController {
  constructor(
    private readonly organizations: Organizations,
    private readonly proof: OrganizationProof,
    private readonly commands: CommandBus,
  ) {}

  @Post()
  @WithoutStepUp('the request carries the current password')
  @Access('organization')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(organizationCredentialsView)
  @ApiOperation({
    operationId: 'updateOrganizationCredentials',
    summary: 'Change your own password; ends all other sessions',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Changed', standardSchema: organizationCredentialsView })
  @ApiProblems({
    400: 'New passwords do not match',
    403: 'The current password is incorrect. Please try again.',
    429: 'Too many sign-in attempts. Please try again in 5 minutes.',
  })
  async update(
    @Body({ schema: organizationCredentialsRequest }) form: OrganizationCredentialsRequest,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<OrganizationCredentialsView> {
    const tag = tagOf(session);
    assertOwn(tag, form.organizationId, form.organizationTag);
    const organization = await this.organizations.require(tag);
    const password = form.newPassword ?? '';
    checkPasswordIsRare(password, organization.person?.email ?? null, await commonPasswords());
    const proved = await this.proof.checkSignedIn(organization, form.currentPassword ?? '', request);
    const context = byRequest(`organization:${tag}`, request);
    await this.commands.execute(new ChangeOrganizationPassword(proved, password, session, context));
    return { success: true, message: 'Credentials updated successfully' };
  }
}

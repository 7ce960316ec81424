import {
  type OrganizationAccount,
  organizationConfirmRequest,
  organizationConfirmView,
  organizationLoginRequest,
  organizationLoginView,
  organizationLogoutView,
  organizationSessionView,
  type OrganizationConfirmRequest,
  type OrganizationConfirmView,
  type OrganizationLoginRequest,
  type OrganizationLoginView,
  type OrganizationLogoutView,
  type OrganizationSessionView,
} from '@closewise/contracts/organizations';
import { dashboardPathOf } from '@closewise/domain/organizations';
import { Body, Controller, Get, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type KnownOrganization, Organizations, tagOf } from './organizations.js';
import { Access, WithoutStepUp } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { OrganizationProof, OrganizationSignIn } from './organization-sign-in.js';

/** The signed-in organization's own account data. */
const accountViewOf = ({
  tag,
  name,
  person,
  status,
  linkOpened,
}: KnownOrganization): OrganizationAccount => ({
  id: tag,
  tag,
  name,
  contactEmail: person?.email ?? null,
  contactName: person?.contactName ?? null,
  status,
  linkOpened,
  dashboardPath: dashboardPathOf(tag),
});

/** Sign-in and sign-out of organizations, including those that wait for approval. */
@ApiTags('organization')
@Controller('api/organization')
export class OrganizationSessionController {
  constructor(
    private readonly signIn: OrganizationSignIn,
    private readonly proof: OrganizationProof,
    private readonly organizations: Organizations,
    private readonly sessions: Sessions,
  ) {}

  @Post('login')
  @Access('visitor')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(organizationLoginView)
  @ApiOperation({ operationId: 'signInOrganization', summary: 'Sign in as an organization' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Signed in', standardSchema: organizationLoginView })
  @ApiProblems({
    400: 'Please enter your password',
    401: 'Invalid credentials',
    429: 'Too many sign-in attempts. Please try again in 5 minutes.',
  })
  async login(
    @Body({ schema: organizationLoginRequest }) credentials: OrganizationLoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrganizationLoginView> {
    const organization = await this.signIn.run(credentials, request, reply);
    return { success: true, organization: accountViewOf(organization), message: 'Login successful' };
  }

  @Post('logout')
  @Access('visitor')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(organizationLogoutView)
  @ApiOperation({
    operationId: 'signOutOrganization',
    summary: "End the organization's session, if there is one",
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Signed out', standardSchema: organizationLogoutView })
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrganizationLogoutView> {
    await this.sessions.end('organization', request, reply);
    return { success: true, message: 'Logged out' };
  }

  @Post('confirm')
  @WithoutStepUp('is the step-up itself')
  @Access('organization')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(organizationConfirmView)
  @ApiOperation({
    operationId: 'confirmOrganizationPassword',
    summary: 'Enter the password again before a sensitive action',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Confirmed', standardSchema: organizationConfirmView })
  @ApiProblems({
    403: 'The current password is incorrect. Please try again.',
    429: 'Too many sign-in attempts. Please try again in 5 minutes.',
  })
  async confirm(
    @Body({ schema: organizationConfirmRequest }) { password }: OrganizationConfirmRequest,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<OrganizationConfirmView> {
    const organization = await this.organizations.require(tagOf(session));
    await this.proof.checkSignedIn(organization, password, request);
    await this.sessions.confirm(session);
    return { success: true };
  }

  @Get('session')
  @Access('organization')
  @ResponseSchema(organizationSessionView)
  @ApiOperation({ operationId: 'readOrganizationSession', summary: 'Which organization is signed in' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Itself', standardSchema: organizationSessionView })
  @ApiProblems({ 404: 'There is no organization with this tag' })
  async session(@SignedIn() session: Session): Promise<OrganizationSessionView> {
    return { success: true, organization: accountViewOf(await this.organizations.require(tagOf(session))) };
  }
}

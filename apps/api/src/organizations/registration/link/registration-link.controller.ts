import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  confirmRegistrationRequest,
  disownRegistrationRequest,
  registrationLinkMessageView,
  registrationLinkView,
  type ConfirmRegistrationRequest,
  type DisownRegistrationRequest,
  type RegistrationLinkMessageView,
  type RegistrationLinkView,
} from '@closewise/contracts/organizations';
import { checkPasswordIsRare } from '@closewise/domain/administration/facts';
import { Access } from '../../../platform/access/access.js';
import { commonPasswords } from '../../../platform/auth/passwords/passwords.js';
import { byRequest } from '../../../platform/commands/contexts.js';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../../platform/http/rate-limits/rate-limited.js';
import { ConfirmRegistration } from './confirm-registration.js';
import { EndRegistration } from './end-registration.js';
import { RegistrationLinks } from './registration-links.js';

const gone = 'This link does not work. The registration has ended, or the link is incomplete.';

/** Handles the link that is mailed to the contact after a registration. */
@ApiTags('organization')
@Access('visitor')
@Controller('api/organization')
export class RegistrationLinkController {
  constructor(
    private readonly links: RegistrationLinks,
    private readonly commands: CommandBus,
  ) {}

  /** Opening the page changes nothing, since email programs also open links. */
  @Get('registration/link/:token')
  @ResponseSchema(registrationLinkView)
  @ApiOperation({
    operationId: 'readRegistrationLink',
    summary: 'Which registration a mailed link belongs to',
  })
  @ApiParam({ name: 'token', type: String })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The registration',
    standardSchema: registrationLinkView,
  })
  @ApiProblems({ 404: gone })
  async show(@Param('token') token: string, @Req() request: FastifyRequest): Promise<RegistrationLinkView> {
    const { name, tag, linkOpened } = await this.links.open(token, request);
    return { success: true, registration: { name, tag, linkOpened } };
  }

  @Post('confirm-registration')
  @HttpCode(HttpStatus.OK)
  @RateLimited('organization-confirm-registration', {
    points: 30,
    perSeconds: 600,
    refusal: 'Too many registrations were confirmed from your network.',
  })
  @ResponseSchema(registrationLinkMessageView)
  @ApiOperation({
    operationId: 'confirmRegistration',
    summary: 'Confirm that a registration is yours; a new password ends all sessions',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'Confirmed',
    standardSchema: registrationLinkMessageView,
  })
  @ApiProblems({
    400: 'New password must be at least 16 characters long',
    404: gone,
    409: 'This link was already used. To set another password, log out and request a new password by email.',
  })
  async confirm(
    @Body({ schema: confirmRegistrationRequest }) { token, newPassword }: ConfirmRegistrationRequest,
    @Req() request: FastifyRequest,
  ): Promise<RegistrationLinkMessageView> {
    const organization = await this.links.open(token, request);
    const context = byRequest(`organization:${organization.tag}`, request);
    const password = newPassword || null;
    if (password !== null)
      checkPasswordIsRare(password, organization.person?.email ?? null, await commonPasswords());
    await this.commands.execute(new ConfirmRegistration(organization, password, context));
    return { success: true, message: 'Your email address is confirmed.' };
  }

  @Post('not-me')
  @HttpCode(HttpStatus.OK)
  @RateLimited('organization-not-me', {
    points: 30,
    perSeconds: 600,
    refusal: 'Too many registrations were erased from your network.',
  })
  @ResponseSchema(registrationLinkMessageView)
  @ApiOperation({
    operationId: 'disownRegistration',
    summary: 'Erase a registration that somebody else made with your address',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'Erased',
    standardSchema: registrationLinkMessageView,
  })
  @ApiProblems({
    400: 'Token is missing',
    404: gone,
    409: 'This organization was already approved, so this link can no longer erase it. Please write to us if it is not yours.',
  })
  async notMe(
    @Body({ schema: disownRegistrationRequest }) { token }: DisownRegistrationRequest,
    @Req() request: FastifyRequest,
  ): Promise<RegistrationLinkMessageView> {
    const registration = await this.links.read(token, request);
    const context = byRequest(`organization:${registration.tag}`, request);
    await this.commands.execute(new EndRegistration(registration, 'not-me', context));
    return { success: true, message: 'The registration was erased. We will not contact you about it again.' };
  }
}

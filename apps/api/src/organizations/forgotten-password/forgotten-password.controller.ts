import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  forgotPasswordRequest,
  passwordMessageView,
  resetPasswordRequest,
  type ForgotPasswordRequest,
  type PasswordMessageView,
  type ResetPasswordRequest,
} from '@closewise/contracts/organizations';
import { checkPasswordIsRare } from '@closewise/domain/administration/facts';
import { Access } from '../../platform/access/access.js';
import { commonPasswords } from '../../platform/auth/passwords/passwords.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { PasswordLinks } from './password-links.js';
import { ReplaceForgottenPassword } from './replace-forgotten-password.command.js';
import { SendPasswordLink } from './password-link.mailing.js';

/** Replaces a forgotten password by a mailed link. */
@ApiTags('organization')
@Access('visitor')
@Controller('api/organization')
export class ForgottenPasswordController {
  constructor(
    private readonly sendLink: SendPasswordLink,
    private readonly links: PasswordLinks,
    private readonly commands: CommandBus,
  ) {}

  @Post('forgot-password')
  @HttpCode(HttpStatus.OK)
  @RateLimited('organization-forgot-password', {
    points: 20,
    perSeconds: 600,
    refusal: 'Too many links were requested from your network.',
  })
  @ResponseSchema(passwordMessageView)
  @ApiOperation({
    operationId: 'sendPasswordLink',
    summary: 'Email a link that replaces the password; the same answer for every address',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Accepted', standardSchema: passwordMessageView })
  @ApiProblems({ 400: 'Please enter a valid email address' })
  async forgot(
    @Body({ schema: forgotPasswordRequest }) { email, language = 'en' }: ForgotPasswordRequest,
  ): Promise<PasswordMessageView> {
    await this.sendLink.sendTo(email, language);
    return {
      success: true,
      message: 'If this address belongs to an organization, we have sent it a link to set a new password.',
    };
  }

  @Post('reset-password')
  @HttpCode(HttpStatus.OK)
  @RateLimited('organization-reset-password', {
    points: 30,
    perSeconds: 600,
    refusal: 'Too many passwords were set from your network.',
  })
  @ResponseSchema(passwordMessageView)
  @ApiOperation({
    operationId: 'resetOrganizationPassword',
    summary: 'Set a new password by the mailed single-use link; ends all sessions',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Set', standardSchema: passwordMessageView })
  @ApiProblems({
    400: 'New password must be at least 16 characters long',
    404: 'This link has expired or was already used. Please request a new one.',
  })
  async reset(
    @Body({ schema: resetPasswordRequest }) { token, newPassword }: ResetPasswordRequest,
    @Req() request: FastifyRequest,
  ): Promise<PasswordMessageView> {
    const organization = await this.links.open(token, request);
    const password = newPassword ?? '';
    checkPasswordIsRare(password, organization.person?.email ?? null, await commonPasswords());
    const context = byRequest(`organization:${organization.tag}`, request);
    await this.commands.execute(new ReplaceForgottenPassword(organization, password, context));
    return { success: true, message: 'Your new password is set. Please log in with it.' };
  }
}

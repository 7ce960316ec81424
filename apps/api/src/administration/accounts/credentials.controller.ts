import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  updateCredentialsRequest,
  updateCredentialsView,
  type UpdateCredentialsRequest,
  type UpdateCredentialsView,
} from '@closewise/contracts/admin';
import {
  checkRequestedCredentials,
  checkPasswordIsRare,
  type CredentialChange,
} from '@closewise/domain/administration';
import { Access, WithoutStepUp } from '../../platform/access/access.js';
import { commonPasswords } from '../../platform/auth/passwords/passwords.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { Admins } from './admins.js';
import { ChangeCredentials } from './change-credentials.command.js';
import { PasswordProof } from './password-proof.js';

/** An admin's own username and password. */
@ApiTags('admin')
@Controller('api/admin/update-credentials')
export class CredentialsController {
  constructor(
    private readonly admins: Admins,
    private readonly proof: PasswordProof,
    private readonly commands: CommandBus,
  ) {}

  @Post()
  @WithoutStepUp('the request carries the current password')
  @Access(['admin', 'auditor'])
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(updateCredentialsView)
  @ApiOperation({
    operationId: 'updateAdminCredentials',
    summary: 'Change your own username, password or both; ends all other sessions',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Changed', standardSchema: updateCredentialsView })
  @ApiProblems({
    400: 'New password and confirmation do not match',
    403: 'The current password is incorrect. Please try again.',
    409: 'This username is already taken. Choose another one.',
    429: 'Too many sign-in attempts. Please try again in 5 minutes.',
  })
  async update(
    @Body({ schema: updateCredentialsRequest }) form: UpdateCredentialsRequest,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<UpdateCredentialsView> {
    const change = checkRequestedCredentials(form);
    await this.checkNewPassword(change, session.subjectId);
    const admin = await this.proof.checkSignedIn(session.subjectId, change.currentPassword, request);
    const context = byRequest(`admin:${admin.adminId}`, request);
    await this.commands.execute(new ChangeCredentials(admin, change, session, context));
    return { success: true, message: 'Credentials updated successfully' };
  }

  private async checkNewPassword({ password, username }: CredentialChange, adminId: string): Promise<void> {
    if (password === null) return;
    const name = username ?? (await this.admins.find(adminId))?.username ?? null;
    checkPasswordIsRare(password, name, await commonPasswords());
  }
}

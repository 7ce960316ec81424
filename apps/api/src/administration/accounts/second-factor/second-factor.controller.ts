import { Body, Controller, Get, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  activateSecondFactorRequest,
  enrolmentView,
  recoveryCodesView,
  secondFactorDisabledView,
  secondFactorView,
  type ActivateSecondFactorRequest,
  type EnrolmentView,
  type RecoveryCodesView,
  type SecondFactorDisabledView,
  type SecondFactorView,
} from '@closewise/contracts/admin';
import { Access, RequiresStepUp } from '../../../platform/access/access.js';
import { type Session, SignedIn } from '../../../platform/auth/sessions/session.js';
import { ServerConfig } from '../../../platform/config/variables/server-config.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.js';
import { Admins } from '../admins.js';
import { otpauthUri } from './authenticator.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorSetup } from './second-factor-setup.js';

/** An admin's own second factor. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/second-factor')
export class SecondFactorController {
  constructor(
    private readonly setup: SecondFactorSetup,
    private readonly admins: Admins,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly config: ServerConfig,
  ) {}

  @Get()
  @ResponseSchema(secondFactorView)
  @ApiOperation({
    operationId: 'readSecondFactor',
    summary: 'Whether your sign-in needs a code, and how many recovery codes are left',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The second factor', standardSchema: secondFactorView })
  async show(@SignedIn() { subjectId }: Session): Promise<SecondFactorView> {
    const enabled = (await this.admins.find(subjectId))?.secondFactor ?? false;
    const recoveryCodesLeft = enabled ? await this.recoveryCodes.countLeft(subjectId) : 0;
    return { success: true, enabled, recoveryCodesLeft };
  }

  @Post('enrol')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(enrolmentView)
  @ApiOperation({
    operationId: 'enrolSecondFactor',
    summary: 'Get a key for your authenticator app; it takes effect once you enter a code',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The key', standardSchema: enrolmentView })
  @ApiProblems({ 409: 'The second factor is already on. Turn it off before you set up another app.' })
  async enrol(@SignedIn() { subjectId }: Session): Promise<EnrolmentView> {
    const { admin, secret } = await this.setup.enrol(subjectId);
    const account = `${admin.username ?? admin.adminId}@${new URL(this.config.publicUrl).host}`;
    return { success: true, secret, otpauthUri: otpauthUri(secret, account) };
  }

  @Post('activate')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(recoveryCodesView)
  @ApiOperation({
    operationId: 'activateSecondFactor',
    summary: 'Turn on the second factor with a code; ends all other sessions',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The recovery codes, which are shown only in this response',
    standardSchema: recoveryCodesView,
  })
  @ApiProblems({
    403: 'This code is wrong or was already used. Enter the code that the app shows now.',
    409: 'Add the key to your authenticator app first.',
    429: 'Too many codes were tried. Please try again in 60 minutes.',
  })
  async activate(
    @Body({ schema: activateSecondFactorRequest }) { code }: ActivateSecondFactorRequest,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesView> {
    return { success: true, recoveryCodes: await this.setup.activate(session, code, request) };
  }

  @Post('recovery-codes')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(recoveryCodesView)
  @ApiOperation({
    operationId: 'renewRecoveryCodes',
    summary: 'Replace your recovery codes',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The recovery codes, which are shown only in this response',
    standardSchema: recoveryCodesView,
  })
  @ApiProblems({ 409: 'The second factor is off. Set it up first.' })
  async renewRecoveryCodes(@SignedIn() { subjectId }: Session): Promise<RecoveryCodesView> {
    return { success: true, recoveryCodes: await this.setup.renewRecoveryCodes(subjectId) };
  }

  @Post('disable')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(secondFactorDisabledView)
  @ApiOperation({
    operationId: 'disableSecondFactor',
    summary: 'Turn off the second factor, if it is on',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Off', standardSchema: secondFactorDisabledView })
  @ApiProblems({ 409: 'This admin was revoked. Use `admin reinstate` to restore the account.' })
  async disable(
    @SignedIn() { subjectId }: Session,
    @Req() request: FastifyRequest,
  ): Promise<SecondFactorDisabledView> {
    await this.setup.disable(subjectId, request);
    return { success: true };
  }
}

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
import { Access, Dangerous } from '../../../platform/auth/access.js';
import type { Session } from '../../../platform/auth/session.js';
import { SignedIn } from '../../../platform/auth/signed-in.js';
import { ServerConfig } from '../../../platform/config/server-config.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { Admins } from '../admins.js';
import { otpauthUri } from './authenticator.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorSetup } from './second-factor-setup.js';

/** An admin's own second factor. */
@ApiTags('admin')
@Access('admin')
@Controller('api/admin/second-factor')
export class SecondFactorController {
  constructor(
    private readonly setup: SecondFactorSetup,
    private readonly admins: Admins,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly config: ServerConfig,
  ) {}

  @Get()
  @Answers(secondFactorView)
  @ApiOperation({
    operationId: 'readSecondFactor',
    summary: 'Whether your sign-in needs a code, and how many recovery codes are left',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The second factor', standardSchema: secondFactorView })
  async show(@SignedIn() { subjectId }: Session): Promise<SecondFactorView> {
    const enabled = (await this.admins.find(subjectId))?.secondFactor ?? false;
    const recoveryCodesLeft = enabled ? await this.recoveryCodes.left(subjectId) : 0;
    return { success: true, enabled, recoveryCodesLeft };
  }

  @Post('enrol')
  @Dangerous()
  @HttpCode(HttpStatus.OK)
  @Answers(enrolmentView)
  @ApiOperation({
    operationId: 'enrolSecondFactor',
    summary: 'Get a key for your authenticator app; it counts once a code has proved it',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The key', standardSchema: enrolmentView })
  @ApiProblems({ 409: 'The second factor is on: turn it off before another app' })
  async enrol(@SignedIn() { subjectId }: Session): Promise<EnrolmentView> {
    const { admin, secret } = await this.setup.enrol(subjectId);
    const account = `${admin.username ?? admin.adminId}@${new URL(this.config.publicUrl).host}`;
    return { success: true, secret, otpauthUri: otpauthUri(secret, account) };
  }

  @Post('activate')
  @HttpCode(HttpStatus.OK)
  @Answers(recoveryCodesView)
  @ApiOperation({
    operationId: 'activateSecondFactor',
    summary: 'Turn the second factor on by a code; ends all other sessions',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'On; the recovery codes, which are shown only now',
    standardSchema: recoveryCodesView,
  })
  @ApiProblems({
    403: 'This code is not right, or was used already. Enter the one that the app shows now.',
    409: 'Give the key to your authenticator app first',
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
  @Dangerous()
  @HttpCode(HttpStatus.OK)
  @Answers(recoveryCodesView)
  @ApiOperation({
    operationId: 'renewRecoveryCodes',
    summary: 'Get new recovery codes; the ones before work no more',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The codes, which are shown only now',
    standardSchema: recoveryCodesView,
  })
  @ApiProblems({ 409: 'The second factor is off: set it up first' })
  async renewRecoveryCodes(@SignedIn() { subjectId }: Session): Promise<RecoveryCodesView> {
    return { success: true, recoveryCodes: await this.setup.renewRecoveryCodes(subjectId) };
  }

  @Post('disable')
  @Dangerous()
  @HttpCode(HttpStatus.OK)
  @Answers(secondFactorDisabledView)
  @ApiOperation({
    operationId: 'disableSecondFactor',
    summary: 'Turn the second factor off; also when it is off',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Off', standardSchema: secondFactorDisabledView })
  async disable(
    @SignedIn() { subjectId }: Session,
    @Req() request: FastifyRequest,
  ): Promise<SecondFactorDisabledView> {
    await this.setup.disable(subjectId, request);
    return { success: true };
  }
}

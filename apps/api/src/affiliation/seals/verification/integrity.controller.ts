import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  ledgerIntegrityView,
  verificationRequestedView,
  type LedgerIntegrityView,
  type VerificationRequestedView,
} from '@closewise/contracts/admin';
import { ActingAdmin } from '../../../administration/index.js';
import { Access, WithoutStepUp } from '../../../platform/access/access.js';
import type { CommandContext } from '../../../platform/event-store/command-executor.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { Integrity } from './integrity.js';
import { RequestVerification } from './request-verification.command.js';

/** Whether the books can be trusted. */
@ApiTags('admin')
@Access('admin')
@Controller('api/admin/ledger')
export class IntegrityController {
  constructor(
    private readonly integrity: Integrity,
    private readonly commands: CommandBus,
  ) {}

  @Get('integrity')
  @Access(['admin', 'auditor'])
  @ResponseSchema(ledgerIntegrityView)
  @ApiOperation({
    operationId: 'readLedgerIntegrity',
    summary: 'The last seal of the ledger, and what the last verification said',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'How it stands', standardSchema: ledgerIntegrityView })
  async read(): Promise<LedgerIntegrityView> {
    return { success: true, ...(await this.integrity.read()) };
  }

  @Post('verify')
  @WithoutStepUp('changes nothing of what it reads')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(verificationRequestedView)
  @ApiOperation({
    operationId: 'verifyLedger',
    summary: 'Have log, seals and books compared; also while that is being done',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'It is being done',
    standardSchema: verificationRequestedView,
  })
  async verify(@ActingAdmin() context: CommandContext): Promise<VerificationRequestedView> {
    await this.commands.execute(new RequestVerification(context));
    return { success: true, message: 'The ledger is being verified' };
  }
}

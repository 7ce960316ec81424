import { Injectable, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type LedgerIntegrityView,
  ledgerIntegrityView,
  verificationRequestedView,
  type VerificationRequestedView,
} from '@closewise/contracts/admin';
import {
  ledgerSealStream,
  ledgerVerificationStream,
  verificationDecider,
  type VerificationEvent,
} from '@closewise/domain/ledger';
import { EventStore } from '../../platform/event-store/event-store.js';
import { foldState, StreamHistory } from '../../platform/event-store/stream-history.js';
import { readSeal } from './seal.js';
import { SealProgressStore } from './seal-progress.js';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ActingAdmin } from '../../administration/index.js';
import { Access, WithoutStepUp } from '../../platform/access/access.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RequestVerification } from './request-verification.command.js';

type View = Omit<LedgerIntegrityView, 'success'>;

/** Reads the last seal and the result of the last verification. */
@Injectable()
export class Integrity {
  constructor(
    private readonly store: EventStore,
    private readonly progresses: SealProgressStore,
    private readonly history: StreamHistory<VerificationEvent>,
  ) {}

  async read(): Promise<View> {
    return { seal: await this.lastSeal(), verification: await this.verification() };
  }

  private async lastSeal(): Promise<View['seal']> {
    const known = await this.progresses.find();
    if (known === null || known.number === 0) return null;
    const [stored] = await this.store.readStream(ledgerSealStream, { from: known.number - 1, limit: 1 });
    if (!stored) return null;
    const { number, sealedFacts, chainHash } = readSeal(stored);
    return { number, sealedFacts, chainHash, sealedAt: stored.recordedAt };
  }

  private async verification(): Promise<View['verification']> {
    const facts = await this.history.read(ledgerVerificationStream);
    const { running, last } = foldState<
      never,
      ReturnType<typeof verificationDecider.evolve>,
      VerificationEvent
    >(verificationDecider, facts);
    const at = facts.findLast(({ type }) => type === 'LedgerVerified')?.recordedAt;
    return {
      running: running !== null,
      last: last && at ? { outcome: last.outcome, lines: [...last.lines], at } : null,
    };
  }
}

/** The last seal, and verifications of the ledger. */
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
    summary: 'The last seal of the ledger, and the result of the last verification',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'Seal and verification',
    standardSchema: ledgerIntegrityView,
  })
  async read(): Promise<LedgerIntegrityView> {
    return { success: true, ...(await this.integrity.read()) };
  }

  @Post('verify')
  @WithoutStepUp('changes no data that it reads')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(verificationRequestedView)
  @ApiOperation({
    operationId: 'verifyLedger',
    summary: 'Compare log, seals and books; a verification that is running goes on',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The verification is running',
    standardSchema: verificationRequestedView,
  })
  async verify(@ActingAdmin() context: CommandContext): Promise<VerificationRequestedView> {
    await this.commands.execute(new RequestVerification(context));
    return { success: true, message: 'The ledger is being verified' };
  }
}

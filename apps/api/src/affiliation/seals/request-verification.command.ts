import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { randomUUID } from 'node:crypto';
import { ledgerVerificationStream, verificationDecider, type LedgerVerified } from '@closewise/domain/ledger';
import { Jobs, queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { Injectable } from '@nestjs/common';
import { bySystem } from '../../platform/commands/contexts.js';
import { reportLines, VerifyLedger } from './verify/verify-ledger.js';

/** Has a worker verify the ledger, unless one is doing so. */
export class RequestVerification extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(RequestVerification)
export class RequestVerificationHandler implements ICommandHandler<RequestVerification> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly jobs: Jobs,
  ) {}

  /** Repeated after a crash, it enqueues the verification that was recorded before. */
  async execute({ context }: RequestVerification): Promise<void> {
    const command = { type: 'RequestVerification', verificationId: randomUUID() } as const;
    const { state } = await this.executor.execute(
      verificationDecider,
      ledgerVerificationStream,
      command,
      context,
    );
    const verificationId = state.running;
    if (verificationId === null) return;
    await this.jobs.enqueue(
      verifyLedgerQueue,
      { verificationId },
      { key: `verify-ledger:${verificationId}` },
    );
  }
}

type VerifyLedgerPayload = Readonly<{ verificationId: string }>;

export const verifyLedgerQueue = queueOf<VerifyLedgerPayload>('verify-ledger');

/** Enough for a screen; `ledger verify` prints more. */
const mostLines = 60;

/** Verifies the ledger on request, and records the result. */
@Injectable()
export class VerifyLedgerJob implements Job<VerifyLedgerPayload> {
  readonly queue = verifyLedgerQueue;
  readonly retryLimit = 2;
  readonly retryDelaySeconds = 10;
  readonly concurrency = 1;

  constructor(
    private readonly verify: VerifyLedger,
    private readonly executor: CommandExecutor,
  ) {}

  readonly run = async ({ id, payload: { verificationId } }: JobRun<VerifyLedgerPayload>): Promise<void> => {
    const { running } = await this.executor.load(verificationDecider, ledgerVerificationStream);
    if (running !== verificationId) return;
    const report = await this.verify.run(() => undefined);
    const outcome = report.differenceCount > 0 ? 'differs' : 'clean';
    await this.record({ verificationId, outcome, lines: reportLines(report).slice(0, mostLines) }, id);
  };

  readonly giveUp = async (
    { id, payload }: JobRun<VerifyLedgerPayload>,
    { message }: Error,
  ): Promise<void> => {
    await this.record({ ...payload, outcome: 'failed', lines: [`did not finish\t${message}`] }, id);
  };

  private async record(result: LedgerVerified['data'], runId: string): Promise<void> {
    const command = { type: 'RecordVerification', ...result } as const;
    await this.executor.execute(verificationDecider, ledgerVerificationStream, command, bySystem(runId));
  }
}

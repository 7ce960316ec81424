import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ledgerVerificationStream, verificationDecider } from '@closewise/domain/ledger';
import { CommandExecutor } from '../../../platform/event-store/command-executor.js';
import { Jobs } from '../../../platform/jobs/job.js';
import { RequestVerification } from './request-verification.command.js';
import { verifyLedgerQueue } from './verify-ledger.job.js';

@CommandHandler(RequestVerification)
export class RequestVerificationHandler implements ICommandHandler<RequestVerification> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly jobs: Jobs,
  ) {}

  /** Asked again after a process died in between, it enqueues what was recorded. */
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

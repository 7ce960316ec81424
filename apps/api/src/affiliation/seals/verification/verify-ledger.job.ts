import { Injectable } from '@nestjs/common';
import { ledgerVerificationStream, verificationDecider, type LedgerVerified } from '@closewise/domain/ledger';
import { bySystem } from '../../../platform/commands/contexts.js';
import { CommandExecutor } from '../../../platform/event-store/command-executor.js';
import { queueOf, type Job, type JobRun } from '../../../platform/jobs/job.js';
import { linesOf } from '../cli/report-lines.js';
import { VerifyLedger } from '../verify/verify-ledger.js';

type Asked = Readonly<{ verificationId: string }>;

export const verifyLedgerQueue = queueOf<Asked>('verify-ledger');

/** As many as a screen shows; `ledger verify` prints more. */
const mostLines = 60;

/** Verifies the ledger because somebody asked for it, and records what it said. */
@Injectable()
export class VerifyLedgerJob implements Job<Asked> {
  readonly queue = verifyLedgerQueue;
  readonly retryLimit = 2;
  readonly retryDelaySeconds = 10;
  readonly concurrency = 1;

  constructor(
    private readonly verify: VerifyLedger,
    private readonly executor: CommandExecutor,
  ) {}

  readonly run = async ({ id, payload: { verificationId } }: JobRun<Asked>): Promise<void> => {
    const { running } = await this.executor.load(verificationDecider, ledgerVerificationStream);
    if (running !== verificationId) return;
    const report = await this.verify.run(() => undefined);
    const outcome = report.differenceCount > 0 ? 'differs' : 'clean';
    await this.record({ verificationId, outcome, lines: linesOf(report).slice(0, mostLines) }, id);
  };

  readonly giveUp = async ({ id, payload }: JobRun<Asked>, { message }: Error): Promise<void> => {
    await this.record({ ...payload, outcome: 'failed', lines: [`it came to no end\t${message}`] }, id);
  };

  private async record(said: LedgerVerified['data'], runId: string): Promise<void> {
    const command = { type: 'RecordVerification', ...said } as const;
    await this.executor.execute(verificationDecider, ledgerVerificationStream, command, bySystem(runId));
  }
}

import { Injectable } from '@nestjs/common';
import type { ApproveRun } from '@closewise/domain/payouts';
import { PayoutProvider } from '../../billing/index.js';
import { assertSameProvider, PayoutBook } from '../book/payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { DrawRun } from './draw-run.js';

/** What is checked before a run may be approved: who asks, and whether its lines are still as they were prepared. */
@Injectable()
export class ApprovalCheck {
  constructor(
    private readonly book: PayoutBook,
    private readonly drawing: DrawRun,
    private readonly provider: PayoutProvider,
    private readonly config: PayoutsConfig,
  ) {}

  /** The command with the lines that have changed; what is refused anyhow is refused before they are looked for. */
  async commandFor(runId: string, approvedBy: string): Promise<ApproveRun> {
    const { mayApproveOwn } = this.config;
    const asked: ApproveRun = { type: 'ApproveRun', runId, approvedBy, mayApproveOwn, changed: [] };
    await this.book.rehearse(asked);
    const run = await this.book.run(runId);
    assertSameProvider(run, this.provider.name);
    return { ...asked, changed: await this.drawing.changes(run) };
  }
}

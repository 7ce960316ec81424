import { Injectable } from '@nestjs/common';
import type { FailedReportView } from '@closewise/contracts/admin';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { FailedReports } from '../operator/failed-reports.js';

/** The paid reports that were not made, as admins see and retry them. */
@Injectable()
export class FailedOrders {
  constructor(
    private readonly failed: FailedReports,
    private readonly executor: CommandExecutor,
  ) {}

  /** The oldest first, at most a hundred of them. */
  async list(): Promise<FailedReportView[]> {
    const reports = (await this.failed.list()).slice(0, 100);
    return Promise.all(
      reports.map(async ({ reportId, paymentId, ...report }) => {
        const state = await this.executor.load(reportDecider, reportStream(reportId));
        const id = String(reportId);
        return {
          ...report,
          id: paymentId ?? id,
          reportId: id,
          revision: 'revision' in state ? state.revision : 0,
        };
      }),
    );
  }
}

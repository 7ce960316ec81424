import { Injectable } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import { reportDecider, reportStream, type ReportState } from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { NotFoundThrottle } from './not-found-throttle.js';
import { parseReportId } from './report-ids.js';

export type KnownReport = Exclude<ReportState, { status: 'unknown' | 'erased' }>;

/** Reports as their streams tell them; whatever guards access reads here. */
@Injectable()
export class Reports {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly notFoundThrottle: NotFoundThrottle,
  ) {}

  /** Null when there is no such report, or when it was erased. */
  async find(reportId: number): Promise<KnownReport | null> {
    const state = await this.executor.load(reportDecider, reportStream(reportId));
    return state.status === 'unknown' || state.status === 'erased' ? null : state;
  }

  /** The report with the id in an address; an unknown one costs the address a miss and is refused with 404. */
  async known(idInAddress: string, clientAddress: string): Promise<KnownReport> {
    const reportId = parseReportId(idInAddress);
    const report = reportId === null ? null : await this.find(reportId);
    if (report) return report;
    await this.notFoundThrottle.spend(clientAddress);
    throw unknownReport();
  }
}

/** The one answer for every id that has nothing to show. */
export const unknownReport = (): DomainError =>
  new DomainError('reporting.report-unknown', 'There is no report at this address');

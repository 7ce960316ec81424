import { Injectable } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import {
  reportDecider,
  reportStream,
  type GeneratedReport,
  type ReportState,
} from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { NotFoundThrottle } from './not-found-throttle.js';
import { parseReportId } from './report-ids.js';

export type KnownReport = Exclude<ReportState, { status: 'unknown' | 'erased' }>;

/** One with at least one document. */
export type ReadableReport = Exclude<KnownReport, { status: 'draft' }> & { readable: GeneratedReport };

const isReadable = (report: KnownReport): report is ReadableReport =>
  report.status !== 'draft' && report.readable !== null;

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
  known(idInAddress: string, clientAddress: string): Promise<KnownReport> {
    return this.inAddress(idInAddress, clientAddress, (report) => report);
  }

  /** As `known`, of a report that can be read: to others one that was not paid, or not written yet, is as good as none. */
  readable(idInAddress: string, clientAddress: string): Promise<ReadableReport> {
    return this.inAddress(idInAddress, clientAddress, (report) => (isReadable(report) ? report : null));
  }

  private async inAddress<Found>(
    idInAddress: string,
    clientAddress: string,
    found: (report: KnownReport) => Found | null,
  ): Promise<Found> {
    const reportId = parseReportId(idInAddress);
    const report = reportId === null ? null : await this.find(reportId);
    const wanted = report && found(report);
    if (wanted) return wanted;
    await this.notFoundThrottle.spend(clientAddress);
    throw unknownReport();
  }
}

/** The one answer for every id that has nothing to show. */
export const unknownReport = (): DomainError =>
  new DomainError('reporting.report-unknown', 'There is no report at this address');

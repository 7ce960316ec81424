import { noReportMessage } from '@closewise/contracts/buyer';
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

export type ActiveReport = Exclude<ReportState, { status: 'unknown' | 'erased' }>;

/** A report with at least one readable document. */
export type ReadableReport = Exclude<ActiveReport, { status: 'draft' }> & { readable: GeneratedReport };

const isReadable = (report: ActiveReport): report is ReadableReport =>
  report.status !== 'draft' && report.readable !== null;

/** Reads reports from their streams. Every access check goes through this class. */
@Injectable()
export class Reports {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly notFoundThrottle: NotFoundThrottle,
  ) {}

  /** Null if the report does not exist or was erased. */
  async find(reportId: number): Promise<ActiveReport | null> {
    const state = await this.executor.load(reportDecider, reportStream(reportId));
    return state.status === 'unknown' || state.status === 'erased' ? null : state;
  }

  /** Returns the report with the id in the URL. An unknown id counts as a miss and is refused with 404. */
  requireReport(idInAddress: string, clientAddress: string): Promise<ActiveReport> {
    return this.inAddress(idInAddress, clientAddress, (report) => report);
  }

  /** Like `known`, but also refuses reports that are unpaid or not written yet, with the same answer. */
  requireReadable(idInAddress: string, clientAddress: string): Promise<ReadableReport> {
    return this.inAddress(idInAddress, clientAddress, (report) => (isReadable(report) ? report : null));
  }

  private async inAddress<Found>(
    idInAddress: string,
    clientAddress: string,
    found: (report: ActiveReport) => Found | null,
  ): Promise<Found> {
    const reportId = parseReportId(idInAddress);
    const report = reportId === null ? null : await this.find(reportId);
    const wanted = report && found(report);
    if (wanted) return wanted;
    await this.notFoundThrottle.spend(clientAddress);
    throw unknownReport();
  }
}

/** The same answer for every id without a readable report. */
export const unknownReport = (): DomainError => new DomainError('reporting.report-unknown', noReportMessage);

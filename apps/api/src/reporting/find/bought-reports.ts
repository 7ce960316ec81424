import { Injectable } from '@nestjs/common';
import type { ReportRequest } from '@closewise/domain/reporting';
import { Receipts, type Receipt } from '../../billing/index.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { parseReportId } from '../known-reports/report-ids.js';
import { Reports } from '../known-reports/reports.js';

/** A paid report that was not erased; `isReadable`: it was made. */
export type BoughtReport = Readonly<{ request: ReportRequest; receipt: Receipt; isReadable: boolean }>;

/** The reports of a person. Each of their reports has a key of its own, whose name tells the report's id. */
@Injectable()
export class BoughtReports {
  constructor(
    private readonly personalData: PersonalData,
    private readonly reports: Reports,
    private readonly receipts: Receipts,
  ) {}

  /** Those bought with the address that has this pseudonym, newest first. */
  async of(personId: string): Promise<BoughtReport[]> {
    const keys = await this.personalData.keysOf(personId);
    const living = keys.filter(({ destroyed }) => !destroyed).map(({ subjectId }) => subjectId);
    const found = await Promise.all([...new Set(living)].map((subjectId) => this.bought(subjectId)));
    return found
      .filter((report) => report !== null)
      .sort((one, other) => other.receipt.paidAt.localeCompare(one.receipt.paidAt));
  }

  private async bought(subjectId: string): Promise<BoughtReport | null> {
    const reportId = parseReportId(subjectId.split('.')[1] ?? '');
    const report = reportId === null ? null : await this.reports.find(reportId);
    if (!report) return null;
    const receipt = await this.receipts.of(report.request.reportId);
    const isReadable = report.status !== 'draft' && report.readable !== null;
    return receipt && { request: report.request, receipt, isReadable };
  }
}

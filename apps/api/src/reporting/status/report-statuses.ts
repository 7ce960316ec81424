import { Injectable } from '@nestjs/common';
import type { KnownReport } from '../known-reports/reports.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { RecentAnswers } from './recent-answers.js';
import { parseReportId } from '../known-reports/report-ids.js';
import { reportsProjection } from './reports.projection.js';

export type ReportStatus = KnownReport['status'];
type Asked = Readonly<{ answer(status: ReportStatus | null): void; fail(error: unknown): void }>;

/** How long a word is repeated. A draft is always read: its buyer may just have paid. */
const freshMs: Readonly<Record<Exclude<ReportStatus, 'draft'>, number>> = {
  processing: 100,
  failed: 100,
  completed: 1000,
};

/**
 * Status words from the read model. All that are asked for within a turn of the event loop share one query, and
 * the word of a report that is paid is repeated for a moment.
 */
@Injectable()
export class ReportStatuses {
  private asked = new Map<number, Asked[]>();
  private readonly recent = new RecentAnswers<string, ReportStatus>();

  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** Null when the read model does not know the report, or not yet, or as erased, or no report can have the id. */
  async of(idInAddress: string): Promise<ReportStatus | null> {
    const recent = this.recent.get(idInAddress);
    if (recent !== undefined) return recent;
    const reportId = parseReportId(idInAddress);
    if (reportId === null) return null;
    if (this.asked.size === 0) setImmediate(() => void this.answerAll());
    return new Promise((answer, fail) => {
      this.asked.set(reportId, [...(this.asked.get(reportId) ?? []), { answer, fail }]);
    });
  }

  private async answerAll(): Promise<void> {
    const asked = this.asked;
    this.asked = new Map();
    try {
      const found = await this.read([...asked.keys()]);
      for (const [id, status] of found) {
        if (status !== 'draft') this.recent.set(String(id), status, freshMs[status]);
      }
      for (const [id, waiting] of asked) for (const one of waiting) one.answer(found.get(id) ?? null);
    } catch (error) {
      for (const one of [...asked.values()].flat()) one.fail(error);
    }
  }

  private async read(reportIds: number[]): Promise<Map<number, ReportStatus>> {
    const schema = this.projections.schemaOf(reportsProjection.name);
    const { rows } = await this.database.pool.query<{ report_id: number; status: ReportStatus }>({
      name: 'report-statuses',
      text: `select report_id, status from ${schema}.reports where report_id = any($1) and status <> 'erased'`,
      values: [reportIds],
    });
    return new Map(rows.map((row) => [row.report_id, row.status]));
  }
}

import { Injectable } from '@nestjs/common';
import { lateSince, reportDecider, reportStream } from '@closewise/domain/reporting';
import type { FailedReportView } from '@closewise/contracts/admin';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { JobsStatus } from '../../platform/jobs/jobs-status.js';
import type { FailedJob } from '../../platform/jobs/jobs-status.js';
import { Projections } from '../../platform/projections/projection.js';
import { generateReportQueue } from '../generation/generate-report.job.js';
import { reportsProjection } from '../status/reports.projection.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';

type Row = Readonly<{
  reportId: number;
  status: string;
  reason: string | null;
  paymentId: string | null;
  changedAt: Date | string;
}>;

/** A report's status is `unknown` until the read model has it. `paymentId` is null only if no payment is known. */
export type FailedReport = Readonly<{
  reportId: number;
  status: 'failed' | 'processing' | 'erased' | 'draft' | 'unknown';
  reason: string | null;
  paymentId: string | null;
  changedAt: string;
}>;

/**
 * The paid reports that need an operator: failed, not generated after 15 minutes, paid after their erasure, or left without
 * a job because it failed for good.
 */
@Injectable()
export class FailedReports {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly jobs: JobsStatus,
    private readonly clock: Clock,
  ) {}

  /** Oldest first; at most 1000, plus those of failed jobs. */
  async list(): Promise<FailedReport[]> {
    const jobs = new Map(
      (await this.jobs.failedIn(generateReportQueue)).map((job) => [reportIdOf(job), job]),
    );
    const rows = await this.rows([...jobs.keys()]);
    const known = new Set(rows.map(({ reportId }) => reportId));
    const ended = rows.filter(
      ({ status, reason }) => status === 'completed' || (status === 'erased' && !reason),
    );
    const listed = rows
      .filter((row) => !ended.includes(row))
      .map((row) => reportOf(row, jobs.get(row.reportId)));
    const unseen = [...jobs.values()].filter((job) => !known.has(reportIdOf(job))).map(unseenReport);
    return [...listed, ...unseen].toSorted((one, other) => one.changedAt.localeCompare(other.changedAt));
  }

  private async rows(ofFailedJobs: readonly number[]): Promise<Row[]> {
    const reports = `${this.projections.schemaOf(reportsProjection.name)}.reports`;
    return this.database.query<Row>(
      `with listed as (
         select report_id from ${reports}
          where status = 'failed' or (status = 'erased' and reason is not null) or (status = 'processing' and changed_at < $1)
          order by changed_at, report_id limit 1000
       )
       select report_id as "reportId", status, reason, payment_id as "paymentId", changed_at as "changedAt"
         from ${reports}
        where report_id in (select report_id from listed) or report_id = any($2::bigint[])
        order by changed_at, report_id`,
      [lateSince(this.clock.now()), ofFailedJobs],
    );
  }
}

const reportIdOf = ({ payload }: FailedJob): number => Number((payload as { reportId: unknown }).reportId);

const reasonOf = ({ error }: FailedJob): string => `its job failed for good: ${error}`;

function reportOf(row: Row, job: FailedJob | undefined): FailedReport {
  const reason = row.reason ?? (job ? reasonOf(job) : null);
  const status = row.status as FailedReport['status'];
  const paymentId = row.paymentId ?? (job ? paymentIdOf(job) : null);
  return {
    reportId: row.reportId,
    status,
    reason,
    paymentId,
    changedAt: new Date(row.changedAt).toISOString(),
  };
}

function unseenReport(job: FailedJob): FailedReport {
  const changedAt = new Date(job.failedAt).toISOString();
  return {
    reportId: reportIdOf(job),
    status: 'unknown',
    reason: reasonOf(job),
    paymentId: paymentIdOf(job),
    changedAt,
  };
}

const paymentIdOf = ({ payload }: FailedJob): string => String((payload as { paymentId: unknown }).paymentId);

/** The paid reports that were not generated, as admins see and retry them. */
@Injectable()
export class FailedReportViews {
  constructor(
    private readonly failed: FailedReports,
    private readonly executor: CommandExecutor,
  ) {}

  /** Oldest first, at most 100. */
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

import type { StoredItem } from '@closewise/contracts/admin';
import { Injectable } from '@nestjs/common';
import type { JsonValue } from '@closewise/domain/events';
import {
  inputsOf,
  reportDecider,
  reportLanguages,
  reportStream,
  type ReportState,
} from '@closewise/domain/reporting';
import { bySystem } from '../../platform/commands/contexts.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { Jobs } from '../../platform/jobs/job.js';
import type { PersonalDataHolder } from '../../privacy/index.js';
import { ReportDocuments } from '../reading/report-documents.js';
import { parseReportId } from '../known-reports/report-ids.js';
import type { ActiveReport } from '../known-reports/reports.js';
import { ReportRetention } from './report-retention.projection.js';
import { ReportPayments } from './report-payments.js';

/** A person's reports: requests, documents and payments. */
@Injectable()
export class ReportsHolder implements PersonalDataHolder {
  readonly name = 'reports';

  constructor(
    private readonly kept: ReportRetention,
    private readonly payments: ReportPayments,
    private readonly documents: ReportDocuments,
    private readonly executor: CommandExecutor,
    private readonly jobs: Jobs,
  ) {}

  async find(id: string): Promise<string | null> {
    const reportId = parseReportId(id);
    const report = reportId === null ? null : await this.load(reportId);
    if (!report || report.status === 'unknown') return null;
    return report.status === 'erased' ? report.subjectId : report.request.subjectId;
  }

  async objection(subjectId: string): Promise<string | null> {
    for (const reportId of await this.kept.findBySubject(subjectId)) {
      if (await this.isOwed(reportId))
        return `Report ${reportId} is paid but not generated yet. Wait until it is, or refund it.`;
    }
    return null;
  }

  async listItems(subjectId: string): Promise<StoredItem[]> {
    const reportIds = await this.kept.findBySubject(subjectId);
    const reports = await Promise.all(
      reportIds.map(async (reportId) => ({ reportId, status: (await this.load(reportId)).status })),
    );
    return reports
      .filter(({ status }) => status !== 'unknown' && status !== 'erased')
      .map(({ reportId, status }) => ({ kind: 'report', name: String(reportId), status }));
  }

  async erase(subjectId: string): Promise<void> {
    const reportIds = await this.kept.findBySubject(subjectId);
    for (const reportId of reportIds) await this.end(reportId);
    await this.documents.eraseOf(subjectId);
    await this.jobs.purge('reportId', reportIds);
  }

  async export(subjectId: string): Promise<JsonValue[]> {
    const reports = await Promise.all(
      (await this.kept.findBySubject(subjectId)).map((id) => this.exportOf(id)),
    );
    return reports.filter((report) => report !== null);
  }

  private load(reportId: number): Promise<ReportState> {
    return this.executor.load(reportDecider, reportStream(reportId));
  }

  /** Keys are created before the request they seal, so a key's report may not exist. */
  private async end(reportId: number): Promise<void> {
    if ((await this.load(reportId)).status === 'unknown') return;
    const context = bySystem(`erase-report-${reportId}`);
    await this.executor.execute(reportDecider, reportStream(reportId), { type: 'EraseReport' }, context);
  }

  private async exportOf(reportId: number): Promise<JsonValue> {
    const report = await this.load(reportId);
    if (report.status === 'unknown' || report.status === 'erased') return null;
    const { subjectId: _internal, ...request } = report.request;
    const documents = await Promise.all(
      reportLanguages.map((language) => this.documents.read(report, language)),
    );
    const payments = await this.payments.findPayments(reportId);
    const own = { request, status: report.status, payments, documents: documents.filter(Boolean) };
    return toJson({ ...own, versions: report.status === 'draft' ? [] : await this.versionsOf(report) });
  }

  /** Each version's inputs, and the documents of all versions except the newest. */
  private versionsOf(report: Exclude<ActiveReport, { status: 'draft' }>): Promise<object[]> {
    const newest = report.versions.at(-1)?.version;
    return Promise.all(
      report.versions.map(async ({ version, basis }) => {
        const languages = version === newest ? [] : reportLanguages;
        const documents = await Promise.all(
          languages.map((language) => this.documents.readVersion(report, version, language)),
        );
        return { version, inputs: inputsOf(basis), documents: documents.filter(Boolean) };
      }),
    );
  }

  /** Paid, not refunded, and not readable yet. */
  private async isOwed(reportId: number): Promise<boolean> {
    const report = await this.load(reportId);
    if (report.status === 'unknown' || report.status === 'erased') return false;
    if (report.status !== 'draft' && report.readable) return false;
    return (await this.payments.findPayments(reportId)).some(
      ({ status, amountCents, refundedCents }) => status === 'succeeded' && refundedCents < amountCents,
    );
  }
}

const toJson = (value: object): JsonValue => JSON.parse(JSON.stringify(value)) as JsonValue;

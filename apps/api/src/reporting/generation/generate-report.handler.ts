import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import {
  reportDecider,
  reportLanguages,
  reportStream,
  type ReportCommand,
  type ReportDocumentRef,
  type ReportWriting,
} from '@closewise/domain/reporting';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { GenerateReport, type Generation } from './generate-report.command.js';
import { ReportDocuments } from '../reading/report-documents.js';
import { PaidReports } from '../../billing/index.js';
import { VersionWriter, type BegunReport } from './version-writer.js';

type Stored = Readonly<{ documents: readonly ReportDocumentRef[]; writing: ReportWriting | null }>;

/** The documents are stored first; the event that makes them readable follows. */
@CommandHandler(GenerateReport)
export class GenerateReportHandler implements ICommandHandler<GenerateReport> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly paid: PaidReports,
    private readonly writer: VersionWriter,
    private readonly documents: ReportDocuments,
  ) {}

  /** A generation that another one has followed ends without a trace; one that has failed is refused. */
  async execute({ generation, context }: GenerateReport): Promise<void> {
    const { reportId } = generation;
    const report = await this.decide(reportId, await this.beginning(generation), context);
    if (!('revision' in report) || (generation.revision ?? report.revision) !== report.revision) return;
    if (report.status === 'failed') throw new DomainError('reporting.generation-failed', hasFailed(reportId));
    if (report.status !== 'processing') return;
    const { revision } = report;
    const { documents, writing } = await this.documentsOf(report);
    const completed = { type: 'CompleteReportGeneration', revision, documents } as const;
    await this.decide(reportId, writing ? { ...completed, writing } : completed, context);
  }

  /** A payment of premium alone begins a report that was bought without it anew. */
  private async beginning({ reportId, paymentId }: Generation): Promise<ReportCommand> {
    if (await this.paid.isPaid(reportId, paymentId)) return { type: 'StartReportGeneration', paymentId };
    if (!(await this.paid.isPremiumPaid(reportId, paymentId))) throw notPaid();
    const ofReport = await this.paid.paymentOf(reportId);
    return { type: 'UpgradeReport', premiumPaymentId: paymentId, paymentId: ofReport };
  }

  /** What an interrupted attempt has stored already is not written, nor paid for, a second time. */
  private async documentsOf(report: BegunReport): Promise<Stored> {
    const { request, revision } = report;
    const stored = await this.documents.stored(request.reportId, revision);
    if (stored.length === reportLanguages.length) return { documents: stored, writing: null };
    const { documents: written, writing } = await this.writer.write(report);
    const owner = { subjectId: request.subjectId, revision };
    const documents = await Promise.all(written.map((document) => this.documents.store(document, owner)));
    return { documents, writing };
  }

  private async decide(reportId: number, command: ReportCommand, context: CommandContext) {
    return (await this.executor.execute(reportDecider, reportStream(reportId), command, context)).state;
  }
}

const notPaid = (): DomainError => new DomainError('reporting.report-unpaid', 'This report is not paid');

const hasFailed = (reportId: number): string =>
  `This generation has failed: begin another one with reports regenerate ${reportId}`;

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import {
  reportDecider,
  reportLanguages,
  reportStream,
  type ReportCommand,
  type ReportDocumentRef,
  type ReportWriting,
} from '@closewise/domain/reporting';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { ReportDocuments } from '../reading/report-documents.js';
import { PaidReports } from '../../billing/index.js';
import { VersionWriter, type PaidReport } from './version-writer.js';

/** A generation to run for a paid report. `revision` is null for the one in progress. */
export type Generation = Readonly<{ reportId: number; paymentId: string; revision: number | null }>;

/** Writes a paid report's documents in all languages. Idempotent. */
export class GenerateReport extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly generation: Generation,
    readonly context: CommandContext,
  ) {
    super();
  }
}

type Stored = Readonly<{ documents: readonly ReportDocumentRef[]; writing: ReportWriting | null }>;

/** Stores the documents before it records the event that makes them readable. */
@CommandHandler(GenerateReport)
export class GenerateReportHandler implements ICommandHandler<GenerateReport> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly paid: PaidReports,
    private readonly writer: VersionWriter,
    private readonly documents: ReportDocuments,
  ) {}

  /** Does nothing for a superseded generation; throws for a failed one. */
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

  /** A premium payment upgrades a report that was bought without premium. */
  private async beginning({ reportId, paymentId }: Generation): Promise<ReportCommand> {
    if (await this.paid.isPaid(reportId, paymentId)) return { type: 'StartReportGeneration', paymentId };
    if (!(await this.paid.isPremiumPaid(reportId, paymentId))) throw notPaid();
    const ofReport = await this.paid.paymentOf(reportId);
    return { type: 'UpgradeReport', premiumPaymentId: paymentId, paymentId: ofReport };
  }

  /** Reuses what an interrupted attempt stored, so that the model is not paid twice. */
  private async documentsOf(report: PaidReport): Promise<Stored> {
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
  `This generation failed. Start another one: reports regenerate ${reportId}`;

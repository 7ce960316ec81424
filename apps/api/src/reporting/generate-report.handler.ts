import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { paymentDecider, paymentStream } from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import {
  reportDecider,
  reportLanguages,
  reportStream,
  type ReportCommand,
} from '@closewise/domain/reporting';
import { Decisions, type CommandContext } from '../platform/event-store/decisions.js';
import { GenerateReport } from './generate-report.command.js';
import { ReportDocuments } from './report-documents.js';
import { ReportWriter } from './report-writer.js';

/** The documents are stored first; the event that makes them readable follows. */
@CommandHandler(GenerateReport)
export class GenerateReportHandler implements ICommandHandler<GenerateReport> {
  constructor(
    private readonly decisions: Decisions,
    private readonly writer: ReportWriter,
    private readonly documents: ReportDocuments,
  ) {}

  async execute({ reportId, paymentId, correlationId }: GenerateReport): Promise<void> {
    await this.assertPaid(reportId, paymentId);
    const context = { actor: 'system', correlationId };
    const report = await this.decide(reportId, { type: 'StartReportGeneration', paymentId }, context);
    if (report.status !== 'processing') return;
    const { request, revision } = report;
    const written = reportLanguages.map((language) => this.writer.write(request, language));
    const documents = await Promise.all(
      written.map((document) => this.documents.store(document, { subjectId: request.subjectId, revision })),
    );
    await this.decide(reportId, { type: 'CompleteReportGeneration', revision, documents }, context);
  }

  private async assertPaid(reportId: number, paymentId: string): Promise<void> {
    const payment = await this.decisions.load(paymentDecider, paymentStream(paymentId));
    if (payment.status === 'succeeded' && payment.terms.reportId === reportId) return;
    throw new DomainError('reporting.report-unpaid', 'This report is not paid');
  }

  private async decide(reportId: number, command: ReportCommand, context: CommandContext) {
    return (await this.decisions.execute(reportDecider, reportStream(reportId), command, context)).state;
  }
}

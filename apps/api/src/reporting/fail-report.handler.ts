import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import { Decisions } from '../platform/event-store/decisions.js';
import { FailReport } from './fail-report.command.js';
import { Reports } from './reports.js';

@CommandHandler(FailReport)
export class FailReportHandler implements ICommandHandler<FailReport> {
  constructor(
    private readonly reports: Reports,
    private readonly decisions: Decisions,
  ) {}

  async execute({ reportId, reason, attempts, correlationId }: FailReport): Promise<void> {
    const report = await this.reports.find(reportId);
    if (report?.status !== 'processing') return;
    const command = { type: 'FailReportGeneration', revision: report.revision, reason, attempts } as const;
    await this.decisions.execute(reportDecider, reportStream(reportId), command, {
      actor: 'system',
      correlationId,
    });
  }
}

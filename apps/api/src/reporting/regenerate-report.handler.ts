import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import { Decisions } from '../platform/event-store/decisions.js';
import { RegenerateReport } from './regenerate-report.command.js';

@CommandHandler(RegenerateReport)
export class RegenerateReportHandler implements ICommandHandler<RegenerateReport> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ reportId, actor, correlationId }: RegenerateReport): Promise<{ revision: number }> {
    const command = { type: 'RestartReportGeneration' } as const;
    const context = { actor, correlationId };
    const { state } = await this.decisions.execute(reportDecider, reportStream(reportId), command, context);
    return { revision: state.status === 'processing' ? state.revision : 0 };
  }
}

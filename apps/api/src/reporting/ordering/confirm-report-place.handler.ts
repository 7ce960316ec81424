import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { checkPlace, reportDecider, reportStream, type ReportState } from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { ClosingCostRules } from '../rules/index.js';
import { ConfirmReportPlace } from './confirm-report-place.command.js';

@CommandHandler(ConfirmReportPlace)
export class ConfirmReportPlaceHandler implements ICommandHandler<ConfirmReportPlace> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly rules: ClosingCostRules,
  ) {}

  async execute({ reportId, said, context }: ConfirmReportPlace): Promise<void> {
    const command = { type: 'ConfirmReportPlace', ...said } as const;
    const checked = async (state: ReportState) => {
      if (state.status === 'draft') checkPlace({ ...state.request.property, ...said }, this.rules.places());
      return command;
    };
    await this.executor.executeWith(reportDecider, reportStream(reportId), checked, context);
  }
}

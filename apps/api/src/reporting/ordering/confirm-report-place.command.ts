import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ConfirmPlaceRequest } from '@closewise/contracts/buyer';
import { checkPlace, reportDecider, reportStream, type ReportState } from '@closewise/domain/reporting';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { ClosingCostRules } from '../closing-cost-rules.js';

/** Records the buyer's answers about the property's place. Throws for a paid report. */
export class ConfirmReportPlace extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly said: ConfirmPlaceRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}

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

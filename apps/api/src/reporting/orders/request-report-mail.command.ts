import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type ReportMailsState,
  reportDecider,
  reportMailsDecider,
  reportMailsStream,
  reportStream,
} from '@closewise/domain/reporting';
import { DomainError } from '@closewise/domain/events';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import {
  type CommandContext,
  type DecisionResult,
  CommandExecutor,
} from '../../platform/event-store/command-executor.js';
import { cannotMail } from './orders.js';

/** Requests that a report's link is mailed again. `number` makes a repeated call idempotent; null takes the next number. */
export class RequestReportMail extends Command<DecisionResult<ReportMailsState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly number: number | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Records the request; a job sends the mail. */
@CommandHandler(RequestReportMail)
export class RequestReportMailHandler implements ICommandHandler<RequestReportMail> {
  constructor(private readonly executor: CommandExecutor) {}

  async execute({ reportId, number, context }: RequestReportMail): Promise<DecisionResult<ReportMailsState>> {
    const report = await this.executor.load(reportDecider, reportStream(reportId));
    if (report.status === 'unknown')
      throw new DomainError('reporting.report-unknown', 'There is no such report');
    const refusal = cannotMail(report);
    if (refusal)
      throw new DomainError('reporting.mail-address-missing', `The link cannot be mailed: ${refusal}`);
    const command = { type: 'RequestReportMail', reportId, number } as const;
    return this.executor.execute(reportMailsDecider, reportMailsStream(reportId), command, context);
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import {
  reportDecider,
  reportMailsDecider,
  reportMailsStream,
  reportStream,
  type ReportMailsState,
} from '@closewise/domain/reporting';
import { CommandExecutor, type Decided } from '../../../platform/event-store/command-executor.js';
import { cannotMail } from '../orders.js';
import { RequestReportMail } from './request-report-mail.command.js';

/** The mail itself is sent by a job. */
@CommandHandler(RequestReportMail)
export class RequestReportMailHandler implements ICommandHandler<RequestReportMail> {
  constructor(private readonly executor: CommandExecutor) {}

  async execute({ reportId, number, context }: RequestReportMail): Promise<Decided<ReportMailsState>> {
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

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import { Decisions } from '../platform/event-store/decisions.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';
import { partOf } from '../platform/personal-data/subject.js';
import { ReportIds } from './report-ids.js';
import { reportRequestOf } from './report-request.js';
import { RequestReport } from './request-report.command.js';

@CommandHandler(RequestReport)
export class RequestReportHandler implements ICommandHandler<RequestReport> {
  constructor(
    private readonly ids: ReportIds,
    private readonly personalData: PersonalData,
    private readonly decisions: Decisions,
  ) {}

  async execute({ order, language, correlationId }: RequestReport): Promise<{ reportId: number }> {
    const reportId = this.ids.next();
    const email = order.userEmail?.trim() || null;
    const subjectId = email
      ? partOf(this.personalData.subjectOfEmail(email), reportId)
      : `report-${reportId}`;
    const request = reportRequestOf({ ...order, userEmail: email }, { reportId, subjectId, language });
    const command = { type: 'RequestReport', request } as const;
    await this.decisions.execute(reportDecider, reportStream(reportId), command, {
      actor: 'buyer',
      correlationId,
    });
    return { reportId };
  }
}

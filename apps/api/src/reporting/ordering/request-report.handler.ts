import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import { Settings } from '../../administration/index.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { partOf } from '../../platform/personal-data/subject.js';
import { ReportIds } from '../known-reports/report-ids.js';
import { reportRequestOf } from './report-request.js';
import { RequestReport } from './request-report.command.js';

@CommandHandler(RequestReport)
export class RequestReportHandler implements ICommandHandler<RequestReport> {
  constructor(
    private readonly ids: ReportIds,
    private readonly personalData: PersonalData,
    private readonly executor: CommandExecutor,
    private readonly settings: Settings,
  ) {}

  async execute({ order, language, context }: RequestReport): Promise<{ reportId: number }> {
    if (await this.settings.isUnderMaintenance()) throw closed();
    const reportId = this.ids.next();
    const email = order.userEmail?.trim() || null;
    const subjectId = email
      ? partOf(this.personalData.subjectOfEmail(email), reportId)
      : `report-${reportId}`;
    const request = reportRequestOf({ ...order, userEmail: email }, { reportId, subjectId, language });
    const command = { type: 'RequestReport', request } as const;
    await this.executor.begin(reportDecider, reportStream(reportId), command, context);
    return { reportId };
  }
}

const closed = (): DomainError =>
  new DomainError(
    'reporting.closed-for-maintenance',
    'The site is under renovation: new reports can be ordered again within 24-48 hours. Reports already begun stay open.',
  );

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import { Settings } from '../../administration/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { partOf } from '../../platform/personal-data/subject.js';
import { ReportIds } from '../known-reports/report-ids.js';
import { ClosingCostRules } from '../rules/index.js';
import { orderedReport, type OrderedReport } from './ordered-report.js';
import { reportRequestOf } from './report-request.js';
import { RequestReport } from './request-report.command.js';

@CommandHandler(RequestReport)
export class RequestReportHandler implements ICommandHandler<RequestReport> {
  constructor(
    private readonly ids: ReportIds,
    private readonly personalData: PersonalData,
    private readonly executor: CommandExecutor,
    private readonly settings: Settings,
    private readonly rules: ClosingCostRules,
    private readonly clock: Clock,
  ) {}

  async execute({ order, language, context }: RequestReport): Promise<OrderedReport> {
    if (await this.settings.isUnderMaintenance()) throw closed();
    const reportId = this.ids.next();
    const email = order.userEmail?.trim() || null;
    const subjectId = email
      ? partOf(this.personalData.subjectOfEmail(email), reportId)
      : `report-${reportId}`;
    const identity = { reportId, subjectId, language };
    const request = reportRequestOf({ ...order, userEmail: email }, identity, this.rules.places());
    const command = { type: 'RequestReport', request } as const;
    await this.executor.begin(reportDecider, reportStream(reportId), command, context);
    const today = this.clock.now().toISOString().slice(0, 10);
    return orderedReport(request, this.rules.forState(request.property.state), today);
  }
}

const closed = (): DomainError =>
  new DomainError(
    'reporting.closed-for-maintenance',
    'The site is under renovation: new reports can be ordered again within 24-48 hours. Reports already begun stay open.',
  );

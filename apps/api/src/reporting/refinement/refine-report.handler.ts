import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RefineReportView } from '@closewise/contracts/buyer';
import { unknownReport } from '../known-reports/reports.js';
import { RefineReport } from './refine-report.command.js';

@CommandHandler(RefineReport)
export class RefineReportHandler implements ICommandHandler<RefineReport> {
  async execute(): Promise<Omit<RefineReportView, 'success'>> {
    throw unknownReport();
  }
}

import { Injectable, Global, Module } from '@nestjs/common';
import { PayableReports, type PayableReport } from '../../billing/index.js';
import { NotFoundThrottle } from './not-found-throttle.js';
import { Reports, unknownReport, type ActiveReport } from './reports.js';

/** Implements billing's port: the report that a payment is for. */
@Injectable()
export class ReportsToPay extends PayableReports {
  constructor(
    private readonly reports: Reports,
    private readonly notFoundThrottle: NotFoundThrottle,
  ) {
    super();
  }

  override async find(reportId: number): Promise<PayableReport | null> {
    const report = await this.reports.find(reportId);
    return report && payable(report);
  }

  override async requireReport(idInAddress: string, clientAddress: string): Promise<PayableReport> {
    return payable(await this.reports.requireReport(idInAddress, clientAddress));
  }

  override async requirePaidReport(idInAddress: string, clientAddress: string): Promise<PayableReport> {
    const report = await this.requireReport(idInAddress, clientAddress);
    if (report.isPaid) return report;
    await this.notFoundThrottle.spend(clientAddress);
    throw unknownReport();
  }
}

const payable = ({ status, request }: ActiveReport): PayableReport => ({
  reportId: request.reportId,
  isPaid: status !== 'draft',
  buyerEmail: request.person?.email ?? null,
  referralCode: request.referralCode,
  placeProblems: request.placeProblems,
});

/** Finds reports by id. Global, because billing uses its port without knowing this module. */
@Global()
@Module({
  providers: [NotFoundThrottle, Reports, { provide: PayableReports, useClass: ReportsToPay }],
  exports: [NotFoundThrottle, Reports, PayableReports],
})
export class KnownReportsModule {}

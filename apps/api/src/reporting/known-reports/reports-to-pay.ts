import { Injectable } from '@nestjs/common';
import { PayableReports, type PayableReport } from '../../billing/index.js';
import { NotFoundThrottle } from './not-found-throttle.js';
import { Reports, unknownReport, type KnownReport } from './reports.js';

/** Tells billing which report a payment is for. */
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

  override async known(idInAddress: string, clientAddress: string): Promise<PayableReport> {
    return payable(await this.reports.known(idInAddress, clientAddress));
  }

  override async paid(idInAddress: string, clientAddress: string): Promise<PayableReport> {
    const report = await this.known(idInAddress, clientAddress);
    if (report.isPaid) return report;
    await this.notFoundThrottle.spend(clientAddress);
    throw unknownReport();
  }
}

const payable = ({ status, request }: KnownReport): PayableReport => ({
  reportId: request.reportId,
  isPaid: status !== 'draft',
  buyerEmail: request.person?.email ?? null,
  referralCode: request.referralCode,
  placeProblems: request.placeProblems,
});

import { Injectable } from '@nestjs/common';
import { isPremiumOffered } from '@closewise/domain/property-facts';
import { premiumProgressOf } from '@closewise/domain/reporting';
import { PaidReports, PremiumOffers, type PremiumProgress } from '../../billing/index.js';
import { Reports, type KnownReport } from '../known-reports/reports.js';
import { PropertyFactsLookup } from '../property-facts/index.js';
import { RecentAnswers } from '../status/recent-answers.js';

/** Who was offered premium can buy it for so long, whatever becomes of a source meanwhile. */
const STANDS_MS = 30 * 60_000;

/** Premium is offered where enough sources answer for the property. */
@Injectable()
export class SourcedOffers extends PremiumOffers {
  private readonly standing = new RecentAnswers<string, true>();

  constructor(
    private readonly reports: Reports,
    private readonly lookup: PropertyFactsLookup,
    private readonly paid: PaidReports,
  ) {
    super();
  }

  override async isOffered(reportId: number): Promise<boolean> {
    const report = await this.reports.find(reportId);
    if (!report || isWithoutReport(report)) return false;
    const offer = `${reportId}-${report.status === 'draft' ? 0 : report.revision}`;
    if (this.standing.get(offer)) return true;
    const isOffered = isPremiumOffered(await this.lookup.ofReport(report.request));
    if (isOffered) this.standing.set(offer, true, STANDS_MS);
    return isOffered;
  }

  override async progressOf(reportId: number): Promise<PremiumProgress> {
    const report = await this.reports.find(reportId);
    if (!report || report.status === 'draft') return 'writing';
    return premiumProgressOf(report, await this.paid.isPremiumPaid(reportId, report.paymentId));
  }
}

/** Nobody pays for more of a report that could not be made. */
const isWithoutReport = (report: KnownReport): boolean =>
  report.status === 'failed' && report.readable === null;

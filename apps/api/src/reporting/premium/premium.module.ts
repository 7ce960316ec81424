import { Injectable, Global, Module } from '@nestjs/common';
import { isPremiumOffered } from '@closewise/domain/property-facts';
import { premiumProgressOf } from '@closewise/domain/reporting';
import {
  PaidReports,
  PremiumOffers,
  type PremiumOffer,
  type PremiumProgress,
  BillingModule,
} from '../../billing/index.js';
import { Reports, type ActiveReport } from '../known-reports/reports.js';
import { DraftLookUpLimit } from '../property-facts/draft-look-up-limit.js';
import { PropertyFactsLookup } from '../property-facts/property-facts-lookup.js';
import { PropertyFactsModule } from '../property-facts/property-facts.module.js';
import { ExpiringCache } from '../status/expiring-cache.js';

/** Lifetime of an offer, even if a source becomes unavailable meanwhile. */
const OFFER_LIFETIME_MS = 30 * 60_000;

/** Offers premium if enough sources have facts about the property. */
@Injectable()
class PremiumOffersFromSources extends PremiumOffers {
  private readonly standing = new ExpiringCache<string, true>();

  constructor(
    private readonly reports: Reports,
    private readonly lookup: PropertyFactsLookup,
    private readonly drafts: DraftLookUpLimit,
    private readonly paid: PaidReports,
  ) {
    super();
  }

  override async offerOf(reportId: number): Promise<PremiumOffer> {
    const report = await this.reports.find(reportId);
    if (!report || isWithoutReport(report)) return 'not-offered';
    const isDraft = report.status === 'draft';
    const offer = `${reportId}-${isDraft ? 0 : report.revision}`;
    if (this.standing.get(offer)) return 'offered';
    let isAdmitted = true;
    const mayAsk = async () => (isAdmitted = await this.drafts.admit());
    const facts = await this.lookup.lookUpReport(report.request, isDraft ? mayAsk : undefined);
    if (!isPremiumOffered(facts)) return isAdmitted ? 'not-offered' : 'after-payment';
    this.standing.set(offer, true, OFFER_LIFETIME_MS);
    return 'offered';
  }

  override async progressOf(reportId: number): Promise<PremiumProgress> {
    const report = await this.reports.find(reportId);
    if (!report || report.status === 'draft') return 'writing';
    return premiumProgressOf(report, await this.paid.isPremiumPaid(reportId, report.paymentId));
  }
}

/** Premium is not offered for a report that could not be generated. */
const isWithoutReport = (report: ActiveReport): boolean =>
  report.status === 'failed' && report.readable === null;

/** Decides which reports are offered premium. Global, because billing uses its port without knowing this module. */
@Global()
@Module({
  imports: [BillingModule, PropertyFactsModule],
  providers: [{ provide: PremiumOffers, useClass: PremiumOffersFromSources }],
  exports: [PremiumOffers],
})
export class PremiumModule {}

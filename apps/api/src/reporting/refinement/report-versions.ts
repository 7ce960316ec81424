import { Injectable } from '@nestjs/common';
import type { ReportVersionsView } from '@closewise/contracts/buyer';
import {
  allowanceOf,
  changedFields,
  inputsOf,
  isRefined,
  reportDecider,
  reportStream,
  restorationClosed,
  type ReportVersion,
  type ReportEvent,
  propertyToEstimate,
  type ReportBasis,
} from '@closewise/domain/reporting';
import {
  completePurchase,
  interestRatePercentOf,
  type ClosingCostRuleBook,
} from '@closewise/domain/closing-costs';
import { Clock } from '../../platform/clock/clock.js';
import { StreamHistory, foldState } from '../../platform/event-store/stream-history.js';
import type { PaidReport } from '../generation/version-writer.js';
import { describePlace } from '../ordering/order-confirmation.js';
import { PremiumFacts } from '../premium/premium-facts.js';
import { ReportDocuments } from '../reading/report-documents.js';
import { ClosingCostRules } from '../closing-cost-rules.js';
import { viewAllowance, ReportPurchases } from './refinement-allowance.js';

type View = Omit<ReportVersionsView, 'success'>;

/** Reads a report's versions and its remaining refinements. */
@Injectable()
export class ReportVersions {
  constructor(
    private readonly history: StreamHistory<ReportEvent>,
    private readonly purchases: ReportPurchases,
    private readonly documents: ReportDocuments,
    private readonly premium: PremiumFacts,
    private readonly rules: ClosingCostRules,
    private readonly clock: Clock,
  ) {}

  /** Null if nothing is readable or the person was erased. */
  async find(reportId: number): Promise<View | null> {
    const events = await this.history.read(reportStream(reportId));
    const report = foldState(reportDecider, events);
    if (!('versions' in report) || report.readable === null || report.request.person === null) return null;
    const purchase = await this.purchases.find(reportId);
    const times = events.filter(({ type }) => type === 'ReportRefined').map(({ recordedAt }) => recordedAt);
    const now = this.clock.now();
    const { request } = report;
    const rules = this.rules.forState(request.property.state);
    const today = now.toISOString().slice(0, 10);
    return {
      versions: await this.views(report, [purchase.boughtAt.toISOString(), ...times]),
      newest: report.versions.at(-1)!.version,
      place: describePlace(request, rules, today),
      assumed: assumedFor(request, rules, today),
      isPremium: await this.premium.isBought(reportId),
      allowance: viewAllowance(allowanceOf(report.versions, { purchase, now }), now),
      canRestore: isRefined(report.versions) && restorationClosed(purchase, now) === null,
    };
  }

  private async views(report: PaidReport, times: readonly string[]): Promise<View['versions']> {
    const { versions } = report;
    const headlines = await this.documents.headlines(report, versions);
    return versions.map((version, index) => ({
      version: version.version,
      at: new Date(times[index]!).toISOString(),
      isReady: version.readable !== null,
      addressChange: version.addressChange,
      isRestored: version.isRestored,
      changed: changedSince(versions[index - 1], version),
      inputs: inputsOf(version.basis),
      cashToCloseCents: headlines[index]!,
    }));
  }
}

const changedSince = (before: ReportVersion | undefined, { basis }: ReportVersion) =>
  before ? changedFields(inputsOf(before.basis), inputsOf(basis)) : [];

/** The values that the estimate assumes where the buyer gave none. `today` is an ISO date. */
function assumedFor(
  { property: reported, terms }: ReportBasis,
  rules: ClosingCostRuleBook,
  today: string,
): ReportVersionsView['assumed'] {
  const purchase = completePurchase(propertyToEstimate(reported, terms), rules, today);
  const { closingDate, loanCents, priceCents, agentPaidBy } = purchase;
  return {
    closingDate,
    downPaymentCents: Math.max(0, priceCents - loanCents),
    loanCents,
    interestRateThousandths: loanCents > 0 ? Math.round(interestRatePercentOf(purchase) * 1000) : null,
    agentPaidBy,
  };
}

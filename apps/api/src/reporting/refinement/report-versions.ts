import { Injectable } from '@nestjs/common';
import type { ReportVersionsView } from '@closewise/contracts/buyer';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import {
  allowanceOf,
  changedFields,
  inputsOf,
  reportDecider,
  reportStream,
  type ReportVersion,
} from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { StreamHistory, stateAfter } from '../../platform/event-store/stream-history.js';
import type { BegunReport } from '../generation/version-writer.js';
import { placeOf } from '../ordering/ordered-report.js';
import { PremiumFacts } from '../premium/premium-facts.js';
import { ReportDocuments } from '../reading/report-documents.js';
import { ClosingCostRules } from '../rules/index.js';
import { allowanceView } from './allowance-view.js';
import { assumedFor } from './assumed-for.js';
import { Purchases } from './purchases.js';

type View = Omit<ReportVersionsView, 'success'>;

/** The versions of a report, and what is left of its refinements. */
@Injectable()
export class ReportVersions {
  constructor(
    private readonly history: StreamHistory<ClosewiseEvent>,
    private readonly purchases: Purchases,
    private readonly documents: ReportDocuments,
    private readonly premium: PremiumFacts,
    private readonly rules: ClosingCostRules,
    private readonly clock: Clock,
  ) {}

  /** Null where there is nothing that can be read, or the person was erased. */
  async of(reportId: number): Promise<View | null> {
    const events = await this.history.read(reportStream(reportId));
    const report = stateAfter(reportDecider, events);
    if (!('versions' in report) || report.readable === null || report.request.person === null) return null;
    const purchase = await this.purchases.of(reportId);
    const times = events.filter(({ type }) => type === 'ReportRefined').map(({ recordedAt }) => recordedAt);
    const now = this.clock.now();
    const { request } = report;
    const rules = this.rules.forState(request.property.state);
    const today = now.toISOString().slice(0, 10);
    return {
      versions: await this.views(report, [purchase.boughtAt.toISOString(), ...times]),
      newest: report.versions.at(-1)!.version,
      place: placeOf(request, rules, today),
      assumed: assumedFor(request, rules, today),
      isPremium: await this.premium.isBought(reportId),
      allowance: allowanceView(allowanceOf(report.versions, { purchase, now }), now),
    };
  }

  private async views(report: BegunReport, times: readonly string[]): Promise<View['versions']> {
    const { versions } = report;
    const headlines = await this.documents.headlines(report, versions);
    return versions.map((version, index) => ({
      version: version.version,
      at: new Date(times[index]!).toISOString(),
      isReady: version.readable !== null,
      addressChange: version.addressChange,
      changed: changedSince(versions[index - 1], version),
      inputs: inputsOf(version.basis),
      cashToCloseCents: headlines[index]!,
    }));
  }
}

const changedSince = (before: ReportVersion | undefined, { basis }: ReportVersion) =>
  before ? changedFields(inputsOf(before.basis), inputsOf(basis)) : [];

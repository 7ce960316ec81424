import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { isPremiumOffered, type PropertyFacts } from '@closewise/domain/property-facts';
import type { ReportBasis } from '@closewise/domain/reporting';
import { PaidReports } from '../../billing/index.js';
import { PropertyFactsLookup } from '../property-facts/index.js';
import { askUntilEnough } from './ask-until-enough.js';

const PAUSES_MS = [5000, 20_000];

/** The facts that a buyer of premium has paid for. */
@Injectable()
export class PremiumFacts {
  private readonly logger = new Logger(PremiumFacts.name);

  constructor(
    private readonly paid: PaidReports,
    private readonly lookup: PropertyFactsLookup,
  ) {}

  /** Whether premium of the report is paid. */
  isBought(reportId: number): Promise<boolean> {
    return this.paid.isPremium(reportId);
  }

  /**
   * Undefined for a basic report. Sources that are away are asked again for half a minute; then the report is written with
   * what there is, its sections say what is missing, and the log tells the operator to regenerate it.
   */
  async boughtFor(request: ReportBasis): Promise<PropertyFacts | undefined> {
    const { reportId } = request;
    if (!(await this.paid.isPremium(reportId))) return undefined;
    const facts = await askUntilEnough(
      () => this.lookup.ofReport(request),
      (ms) => setTimeout(ms),
      PAUSES_MS,
    );
    if (!isPremiumOffered(facts)) {
      const missing = Object.entries(facts).filter(([, { status }]) => status !== 'found');
      this.logger.error(
        `The premium report of payment ${await this.paid.paymentOf(reportId)} lacks facts ` +
          `(${missing.map(([name]) => name).join(', ')}): regenerate it when the sources answer again`,
      );
    }
    return facts;
  }
}

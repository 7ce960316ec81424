import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { isPremiumOffered, type PropertyFacts } from '@closewise/domain/property-facts';
import type { ReportBasis } from '@closewise/domain/reporting';
import { PaidReports } from '../../billing/index.js';
import { PropertyFactsLookup } from '../property-facts/property-facts-lookup.js';

const PAUSES_MS = [5000, 20_000];

/** Looks up the facts that a premium buyer paid for. */
@Injectable()
export class PremiumFacts {
  private readonly logger = new Logger(PremiumFacts.name);

  constructor(
    private readonly paid: PaidReports,
    private readonly lookup: PropertyFactsLookup,
  ) {}

  /** Whether premium is paid for the report. */
  isBought(reportId: number): Promise<boolean> {
    return this.paid.isPremium(reportId);
  }

  /**
   * Undefined for a basic report. Retries unavailable sources for half a minute. If facts are still missing, the report is
   * written without them, its sections say so, and a log message requests its regeneration.
   */
  async boughtFor(request: ReportBasis): Promise<PropertyFacts | undefined> {
    const { reportId } = request;
    if (!(await this.paid.isPremium(reportId))) return undefined;
    const facts = await askUntilEnough(
      () => this.lookup.lookUpReport(request),
      (ms) => setTimeout(ms),
      PAUSES_MS,
    );
    if (!isPremiumOffered(facts)) {
      const missing = Object.entries(facts).filter(([, { status }]) => status !== 'found');
      this.logger.error(
        `The premium report of payment ${await this.paid.paymentOf(reportId)} lacks facts ` +
          `(${missing.map(([name]) => name).join(', ')}). Regenerate it when the sources are available again.`,
      );
    }
    return facts;
  }
}

/** Repeats a look-up after each pause until it finds enough for premium. Returns the last result. */
export async function askUntilEnough(
  ask: () => Promise<PropertyFacts>,
  pause: (ms: number) => Promise<unknown>,
  pausesMs: readonly number[],
): Promise<PropertyFacts> {
  let facts = await ask();
  for (const ms of pausesMs) {
    if (isPremiumOffered(facts)) return facts;
    await pause(ms);
    facts = await ask();
  }
  return facts;
}

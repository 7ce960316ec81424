import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { isOutage } from '../../platform/event-store/outage.js';
import { RateLimits, type RateLimit } from '../../platform/http/rate-limits/rate-limits.js';
import { TooManyRequestsException } from '../../platform/http/problems/retry-later.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { PropertyFactsConfig } from './property-facts-config.js';

/** Limits look-ups for unpaid orders, because anyone can place them and ATTOM charges per request. */
@Injectable()
export class DraftLookUpLimit {
  private readonly logger = new Logger(DraftLookUpLimit.name);
  private readonly limit: RateLimit;
  private readonly count: (labels: Readonly<Record<'outcome', string>>) => void;
  private spentUntil = 0;

  constructor(
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    metrics: Metrics,
    config: PropertyFactsConfig,
  ) {
    this.limit = {
      name: 'property-facts-drafts',
      points: config.draftsPerDay,
      perSeconds: 86_400,
      refusal: 'The daily limit of look-ups for unpaid orders is used up.',
      isFixed: true,
    };
    this.count = metrics.registerCounter({
      name: 'property_facts_drafts_total',
      help: 'Look-ups for unpaid orders, by outcome: asked, or refused at the daily limit',
      labels: ['outcome'],
    });
    metrics.registerGauge({
      name: 'property_facts_drafts_spent',
      help: '1 while the daily limit of look-ups for unpaid orders is used up',
      labels: [],
      read: () => [{ labels: {}, value: Number(this.clock.now().getTime() < this.spentUntil) }],
    });
  }

  /** Counts one look-up. Returns false if the limit is used up or cannot be checked. */
  async admit(): Promise<boolean> {
    try {
      await this.limits.spend(this.limit, 'all');
      this.count({ outcome: 'asked' });
      return true;
    } catch (error) {
      if (!(error instanceof TooManyRequestsException)) {
        if (isOutage(error)) return false;
        throw error;
      }
      this.count({ outcome: 'refused' });
      this.noteSpent(error.retryAfterSeconds * 1000);
      return false;
    }
  }

  /** Logs once a day, not once per buyer. */
  private noteSpent(forMs: number): void {
    const now = this.clock.now().getTime();
    if (now < this.spentUntil) return;
    this.spentUntil = now + forMs;
    this.logger.warn(
      `The daily limit of ${this.limit.points} look-ups for unpaid orders is used up ` +
        '(PROPERTY_FACTS_DRAFTS_PER_DAY): premium is offered only after payment until ' +
        new Date(this.spentUntil).toISOString(),
    );
  }
}

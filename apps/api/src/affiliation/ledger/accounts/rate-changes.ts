import { Injectable } from '@nestjs/common';
import type { AccountView } from '@closewise/contracts/admin';
import { affiliateStream, type AffiliateEvent } from '@closewise/domain/affiliation';
import { StreamHistory } from '../../../platform/event-store/stream-history.js';
import type { AccountHolder } from '../payees.js';

/** When an affiliate's rate changed, which the line of their balance shows. */
@Injectable()
export class RateChanges {
  constructor(private readonly history: StreamHistory<AffiliateEvent>) {}

  /** Those before the moment (ISO UTC; null: all), oldest first; only affiliates have a rate that changes. */
  async of({ kind, id }: AccountHolder, asOf: string | null): Promise<AccountView['rateChanges']> {
    if (kind !== 'affiliate') return [];
    const facts = await this.history.read(affiliateStream(id));
    return facts.flatMap((fact) =>
      fact.type === 'CommissionRateSet' && (asOf === null || fact.recordedAt < asOf)
        ? [{ at: fact.recordedAt, ratePercent: fact.data.ratePercent, eventId: fact.id }]
        : [],
    );
  }
}

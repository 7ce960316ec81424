import { ledgerSealStream } from '@closewise/domain/ledger';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../platform/event-store/event-store.js';
import { type Seal, sealOf } from './seal.js';
import { SealKeys } from './seal-keys.js';
import { SealProgresses } from './seal-progress.js';

const PAGE = 10;

/** Whether the key of this process may go on from the last seal: another one would end the chain for good. */
@Injectable()
export class SealKeyCheck {
  constructor(
    private readonly store: EventStore,
    private readonly progresses: SealProgresses,
    private readonly keys: SealKeys,
  ) {}

  /** One sentence for the operator; null when all is well, and in a log without seals. */
  async fault(): Promise<string | null> {
    const last = await this.lastSeal();
    if (last === null || this.keys.placeOf(last.keyId) >= 0) return null;
    const { place, isMissing } = this.keys;
    // The right one may be put back at any time.
    this.keys.forget();
    const put =
      'put back the key that signed it; when that is lost, see "When the key is lost" in docs/ledger.md';
    return isMissing
      ? `${place} is gone, and with it the key of seal ${last.number} (${last.keyId}): ${put}`
      : `${place} is not the key of seal ${last.number} (${last.keyId}): ${put}`;
  }

  private async lastSeal(): Promise<Seal | null> {
    const known = (await this.progresses.find())?.number ?? 0;
    return (await this.lastFrom(Math.max(0, known - 1))) ?? (known > 1 ? this.lastFrom(0) : null);
  }

  private async lastFrom(first: number): Promise<Seal | null> {
    let last: Seal | null = null;
    for (let from = first; ; from += PAGE) {
      const page = await this.store.readStream(ledgerSealStream, { from, limit: PAGE });
      const newest = page.at(-1);
      if (newest) last = sealOf(newest);
      if (page.length < PAGE) return last;
    }
  }
}

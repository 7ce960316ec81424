import { ledgerSealStream } from '@closewise/domain/ledger';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../platform/event-store/event-store.js';
import { type Seal, readSeal } from './seal.js';
import { SealKeys } from './seal-keys.js';
import { SealProgressStore } from './seal-progress.js';

const PAGE = 10;

/** Checks that this process has the key of the last seal: another key would break the chain permanently. */
@Injectable()
export class SealKeyCheck {
  constructor(
    private readonly store: EventStore,
    private readonly progresses: SealProgressStore,
    private readonly keys: SealKeys,
  ) {}

  /** A sentence for the operator. Null if the key is right, or the log has no seals. */
  async findFault(): Promise<string | null> {
    const last = await this.lastSeal();
    if (last === null || this.keys.placeOf(last.keyId) >= 0) return null;
    const { place, isMissing } = this.keys;
    // The right key may be restored at any time.
    this.keys.forget();
    const advice =
      'Restore the key that signed it. If it is lost, see "When the key is lost" in docs/ledger.md';
    return isMissing
      ? `${place} is missing, and with it the key of seal ${last.number} (${last.keyId}). ${advice}`
      : `${place} is not the key of seal ${last.number} (${last.keyId}). ${advice}`;
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
      if (newest) last = readSeal(newest);
      if (page.length < PAGE) return last;
    }
  }
}

import { ledgerSealStream } from '@closewise/domain/ledger';
import { Injectable } from '@nestjs/common';
import { EventStore, type RecordedEvent } from '../../platform/event-store/event-store.js';
import { linksOf, sealOf } from './seal.js';
import { nameOf } from './sealed-facts.js';

/** A fact of the log; `at` is the ISO UTC time of the log. */
export type FactPlace = Readonly<{ stream: string; version: number; at: string }>;

/** A fact as its seal has it (`stream@version digest`), the number of the seal and the hash of the chain up to it. */
export type SealedPlace = Readonly<{ sealedFact: string; seal: number; chainHash: string }>;

const PAGE = 64;
/** By so much a seal may seem older than its facts: the log's clock is set now and then. */
const CLOCK_STEP_MS = 60_000;

/** Which seal covers a fact. Seals stand in the order of the log, so that each is looked for from its time on. */
@Injectable()
export class SealedPlaces {
  constructor(private readonly store: EventStore) {}

  /** The places of these facts, in any order; by the name `stream@version`. A fact without one is not sealed yet. */
  async of(facts: readonly FactPlace[]): Promise<Map<string, SealedPlace>> {
    const waiting = new Map(
      [...facts]
        .sort((a, b) => (a.at < b.at ? -1 : 1))
        .map(({ stream, version, at }) => [nameOf({ stream, revision: version }), at] as const),
    );
    const places = new Map<string, SealedPlace>();
    for (let revision = 0; waiting.size > 0;) {
      const [earliest] = waiting.values();
      revision = await this.firstSince(earliest!, revision);
      const page = await this.store.readStream(ledgerSealStream, { from: revision, limit: PAGE });
      if (page.length === 0) break;
      for (const event of page) take(event, waiting, places);
      revision += page.length;
    }
    return places;
  }

  /** The first revision from `low` on whose seal was made at this time or later, found by doubling and halving. */
  private async firstSince(at: string, low: number): Promise<number> {
    const since = new Date(Date.parse(at) - CLOCK_STEP_MS).toISOString();
    let high = low;
    for (let step = 1; await this.isBefore(high, since); step *= 2) {
      low = high + 1;
      high += step;
    }
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (await this.isBefore(middle, since)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private async isBefore(revision: number, time: string): Promise<boolean> {
    const [seal] = await this.store.readStream(ledgerSealStream, { from: revision, limit: 1 });
    return seal !== undefined && seal.recordedAt < time;
  }
}

function take(event: RecordedEvent, waiting: Map<string, string>, places: Map<string, SealedPlace>): void {
  const seal = sealOf(event);
  for (const { name, digest } of linksOf(seal)) {
    if (!waiting.delete(name)) continue;
    places.set(name, { sealedFact: `${name} ${digest}`, seal: seal.number, chainHash: seal.chainHash });
  }
}

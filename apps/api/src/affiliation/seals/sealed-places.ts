import { ledgerSealStream } from '@closewise/domain/ledger';
import { Injectable } from '@nestjs/common';
import { EventStore, type RecordedEvent } from '../../platform/event-store/event-store.js';
import { sealLinks, readSeal } from './seal.js';
import { nameOf } from './sealed-facts.js';

/** A fact of the log. `at` is the log's time (ISO UTC). */
export type FactPlace = Readonly<{ stream: string; version: number; at: string }>;

/** A fact as its seal lists it (`stream@version digest`), the seal's number and its chain hash. */
export type SealedPlace = Readonly<{ sealedFact: string; seal: number; chainHash: string }>;

const PAGE = 64;
/** A seal may seem older than its facts by this much, because the log's clock may be set back. */
const CLOCK_STEP_MS = 60_000;

/** Finds the seals of facts. Seals are in the order of the log, so each search begins at the fact's time. */
@Injectable()
export class SealedPlaces {
  constructor(private readonly store: EventStore) {}

  /** By the name `stream@version`. A fact that is not sealed yet is missing. */
  async find(facts: readonly FactPlace[]): Promise<Map<string, SealedPlace>> {
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
      for (const event of page) collect(event, waiting, places);
      revision += page.length;
    }
    return places;
  }

  /** The first revision from `low` on whose seal was made at this time or later. Binary search with doubling steps. */
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

function collect(event: RecordedEvent, waiting: Map<string, string>, places: Map<string, SealedPlace>): void {
  const seal = readSeal(event);
  for (const { name, digest } of sealLinks(seal)) {
    if (!waiting.delete(name)) continue;
    places.set(name, { sealedFact: `${name} ${digest}`, seal: seal.number, chainHash: seal.chainHash });
  }
}

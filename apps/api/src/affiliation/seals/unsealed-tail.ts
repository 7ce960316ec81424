import { ledgerSealStream } from '@closewise/domain/ledger';
import type { Position, RecordedEvent } from '../../platform/event-store/event-store.js';
import type { SealProgress } from './seal-progress.js';
import { FACTS_PER_SEAL, type Link, type Seal, readSeal } from './seal.js';
import { decidesMoney, digestOf, nameOf } from './sealed-facts.js';

type Waiting = Link & Readonly<{ position: Position }>;

/** The facts that were read and not sealed yet. */
export class UnsealedTail {
  private waiting: Waiting[] = [];

  constructor(public sealed: SealProgress) {}

  get size(): number {
    return this.waiting.length;
  }

  read(event: RecordedEvent): void {
    if (event.stream === ledgerSealStream) this.cover(readSeal(event));
    else if (decidesMoney(event))
      this.waiting.push({ name: nameOf(event), digest: digestOf(event), position: event.position });
  }

  /** The facts that the next seal covers. */
  next(): readonly Link[] {
    return this.waiting.slice(0, FACTS_PER_SEAL);
  }

  /** Takes a new or stored seal into account. */
  cover({ number, sealedFacts, chainHash, facts }: Seal): void {
    if (number !== this.sealed.number + 1) return;
    const covered = this.waiting.splice(0, facts.length);
    const position = covered.at(-1)?.position ?? this.sealed.position;
    this.sealed = { number, sealedFacts, chainHash, position };
  }
}

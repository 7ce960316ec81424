import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { faultOfSeal, type Link, linksOf, type Sealed, sealOf, unsealed } from '../seal.js';
import type { SealKeys } from '../seal-keys.js';
import { decidesMoney, digestOf, nameOf } from '../sealed-facts.js';
import { type Difference, Differences } from './differences.js';

/** How far the chain was found intact, and what waits for the next seal. */
export type ChainReport = Readonly<{
  intact: Sealed & Readonly<{ sealedAt: string | null }>;
  waiting: Readonly<{ facts: number; since: string | null }>;
  /** Whether all facts and seals were compared, and none differs. */
  isWhole: boolean;
  /** The keys that signed the seals, each with the number and time of its first one. */
  keys: readonly SealKeyUse[];
}>;

/** From which seal on a key signed. */
export type SealKeyUse = Readonly<{ keyId: string; fromSeal: number; since: string }>;

/** Enough to tell a fact that was moved from one that was inserted or removed. */
const LOOK_AHEAD = 2000;

/** Compares the log with what its seals say of it, until the first fact or seal that differs. */
export class ChainCheck {
  private intact: ChainReport['intact'] = { ...unsealed, sealedAt: null };
  private waiting = { facts: 0, since: null as string | null };
  private seal: ChainReport['intact'] & { place: number } = { ...this.intact, place: 0 };
  private links: Link[] = [];
  private index = 0;
  private ahead: RecordedEvent[] = [];
  private isOver = false;
  private readonly keyUses: SealKeyUse[] = [];

  constructor(
    private readonly seals: AsyncIterator<RecordedEvent>,
    private readonly keys: SealKeys,
    private readonly differences: Differences,
  ) {}

  /** The next events of the log. */
  async read(events: readonly RecordedEvent[]): Promise<void> {
    for (const event of events) {
      if (this.isOver) return;
      if (decidesMoney(event)) await this.readFact(event);
    }
  }

  /** At the end of the log. */
  async end(): Promise<ChainReport> {
    if (this.ahead.length > 0) this.stopAtDifference();
    else if (!this.isOver && (await this.hasLink())) this.stop(removed(this.links[this.index]!));
    await this.seals.return?.();
    return { intact: this.intact, waiting: this.waiting, isWhole: !this.isOver, keys: this.keyUses };
  }

  private async readFact(event: RecordedEvent): Promise<void> {
    if (this.ahead.length === 0 && !(await this.hasLink())) return this.wait(event);
    const link = this.links[this.index]!;
    if (this.ahead.length > 0 || link.name !== nameOf(event) || link.digest !== digestOf(event)) {
      if (this.ahead.push(event) === LOOK_AHEAD) this.stopAtDifference();
      return;
    }
    if (++this.index === this.links.length) this.intact = this.seal;
  }

  private wait({ recordedAt }: RecordedEvent): void {
    if (this.isOver) return;
    this.waiting = { facts: this.waiting.facts + 1, since: this.waiting.since ?? recordedAt };
  }

  /** Whether a seal speaks of the next fact; takes up the next seal when the last one is through. */
  private async hasLink(): Promise<boolean> {
    while (this.index === this.links.length) {
      const { done, value } = await this.seals.next();
      if (done || !this.takeUp(value)) return false;
    }
    return true;
  }

  private takeUp(event: RecordedEvent): boolean {
    const fault = this.faultOf(event);
    if (fault !== null) {
      this.stop({
        kind: 'seal',
        where: nameOf(event),
        text: `The seal ${nameOf(event)} does not hold: ${fault}`,
      });
      return false;
    }
    const { number, sealedFacts, chainHash, keyId } = sealOf(event);
    const place = this.keys.placeOf(keyId);
    if (this.keyUses.at(-1)?.keyId !== keyId)
      this.keyUses.push({ keyId, fromSeal: number, since: event.recordedAt });
    this.seal = { number, sealedFacts, chainHash, sealedAt: event.recordedAt, place };
    [this.links, this.index] = [linksOf(sealOf(event)), 0];
    return true;
  }

  private faultOf(event: RecordedEvent): string | null {
    const expected = this.seal.number;
    if (event.revision > expected) return `the event ledger-seals@${expected} before it is gone`;
    if (event.revision < expected || event.type !== 'LedgerSealed') return 'it is no seal of the chain';
    try {
      return faultOfSeal(sealOf(event), this.seal, this.keys);
    } catch {
      return 'it cannot be read';
    }
  }

  /** Names what happened at the first fact that differs. */
  private stopAtDifference(): void {
    const expected = this.links[this.index]!;
    const [found, ...later] = this.ahead as [RecordedEvent, ...RecordedEvent[]];
    const name = nameOf(found);
    if (name === expected.name) return this.stop(changed(found));
    if (later.every((event) => nameOf(event) !== expected.name)) return this.stop(removed(expected));
    const isSealed = this.links.some((link) => link.name === name);
    this.stop(isSealed ? moved(found, expected) : inserted(found));
  }

  private stop(difference: Difference): void {
    this.differences.add(difference);
    this.isOver = true;
    this.ahead = [];
  }
}

const changed = (event: RecordedEvent): Difference => ({
  kind: 'changed',
  where: nameOf(event),
  text: `${nameOf(event)} (${event.type}) was changed after it was sealed`,
});

const removed = ({ name }: Link): Difference => ({
  kind: 'removed',
  where: name,
  text: `${name} was sealed and is gone from its place in the log`,
});

const inserted = (event: RecordedEvent): Difference => ({
  kind: 'inserted',
  where: nameOf(event),
  text: `${nameOf(event)} (${event.type}) was inserted among facts that were sealed without it`,
});

const moved = (event: RecordedEvent, { name }: Link): Difference => ({
  kind: 'moved',
  where: nameOf(event),
  text: `${nameOf(event)} (${event.type}) stands where ${name} was sealed: the order was changed`,
});

import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { findSealFault, type Link, sealLinks, type SealPoint, readSeal, noSeal } from '../seal.js';
import type { SealKeys } from '../seal-keys.js';
import { decidesMoney, digestOf, nameOf } from '../sealed-facts.js';
import { type Difference, Differences } from './differences.js';

/** How far the chain is intact, and how many facts wait for the next seal. */
export type ChainReport = Readonly<{
  intact: SealPoint & Readonly<{ sealedAt: string | null }>;
  waiting: Readonly<{ facts: number; since: string | null }>;
  /** Whether all facts and seals were compared and none differs. */
  isWhole: boolean;
  /** The keys that signed the seals, oldest first. */
  keys: readonly SealKeyUse[];
}>;

/** The first seal that a key signed, and its time. */
export type SealKeyUse = Readonly<{ keyId: string; fromSeal: number; since: string }>;

/** Facts read ahead, to distinguish a moved fact from an inserted or removed one. */
const LOOK_AHEAD = 2000;

/** Compares the log with its seals, up to the first fact or seal that differs. */
export class ChainCheck {
  private intact: ChainReport['intact'] = { ...noSeal, sealedAt: null };
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

  /** Ends the check at the end of the log. */
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

  /** Whether a seal covers the next fact. Moves on to the next seal if necessary. */
  private async hasLink(): Promise<boolean> {
    while (this.index === this.links.length) {
      const { done, value } = await this.seals.next();
      if (done || !this.startSeal(value)) return false;
    }
    return true;
  }

  private startSeal(event: RecordedEvent): boolean {
    const fault = this.faultOf(event);
    if (fault !== null) {
      this.stop({
        kind: 'seal',
        where: nameOf(event),
        text: `The seal ${nameOf(event)} is invalid: ${fault}`,
      });
      return false;
    }
    const { number, sealedFacts, chainHash, keyId } = readSeal(event);
    const place = this.keys.placeOf(keyId);
    if (this.keyUses.at(-1)?.keyId !== keyId)
      this.keyUses.push({ keyId, fromSeal: number, since: event.recordedAt });
    this.seal = { number, sealedFacts, chainHash, sealedAt: event.recordedAt, place };
    [this.links, this.index] = [sealLinks(readSeal(event)), 0];
    return true;
  }

  private faultOf(event: RecordedEvent): string | null {
    const expected = this.seal.number;
    if (event.revision > expected) return `the event ledger-seals@${expected} before it is missing`;
    if (event.revision < expected || event.type !== 'LedgerSealed') return 'it is not a seal of the chain';
    try {
      return findSealFault(readSeal(event), this.seal, this.keys);
    } catch {
      return 'it cannot be read';
    }
  }

  /** Finds out what happened to the first fact that differs. */
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
  text: `${name} was sealed and is missing from its place in the log`,
});

const inserted = (event: RecordedEvent): Difference => ({
  kind: 'inserted',
  where: nameOf(event),
  text: `${nameOf(event)} (${event.type}) was inserted among facts that were sealed without it`,
});

const moved = (event: RecordedEvent, { name }: Link): Difference => ({
  kind: 'moved',
  where: nameOf(event),
  text: `${nameOf(event)} (${event.type}) is where ${name} was sealed: the order was changed`,
});

/** A seal that somebody wrote down outside the database. */
export type KnownSeal = Readonly<{ number: number; chainHash: string }>;

/**
 * Compares the seals with what is known from elsewhere, since a chain without its newest seals is still intact. `known` was
 * written down by an auditor, `remembered` is the last seal that the sealing process made.
 */
export class KnownSealsCheck {
  private last = 0;
  private found: string | null = null;

  constructor(
    private readonly known: KnownSeal | null,
    private readonly remembered: KnownSeal | null,
    private readonly differences: Differences,
  ) {}

  async *watch(seals: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of seals) {
      this.last = event.revision + 1;
      if (this.last === this.known?.number) this.found = String(event.data['chainHash']);
      yield event;
    }
  }

  /** Ends the check after all seals. */
  end(): void {
    const made = this.remembered?.number ?? 0;
    if (made > this.last)
      this.add(this.last + 1, `Seals ${this.last + 1} to ${made} were made and are missing`);
    if (!this.known) return;
    const { number, chainHash } = this.known;
    if (this.found === null) this.add(number, `The known seal ${number} is not in the log`);
    else if (this.found !== chainHash)
      this.add(number, `Seal ${number} has the hash ${this.found}, which is not the known one`);
  }

  private add(number: number, text: string): void {
    this.differences.add({ kind: 'seal', where: `ledger-seals@${number - 1}`, text });
  }
}

import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import type { Differences } from './differences.js';

/** A seal that somebody wrote down outside the database. */
export type KnownSeal = Readonly<{ number: number; chainHash: string }>;

/**
 * What is known of the seals from elsewhere: seals cut off the end leave a chain that is intact, but shorter. `known` is
 * what an auditor wrote down, `remembered` the last one that the sealing process knows of.
 */
export class SealWitnesses {
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

  /** When all seals have been watched. */
  end(): void {
    const made = this.remembered?.number ?? 0;
    if (made > this.last) this.add(this.last + 1, `Seals ${this.last + 1} to ${made} were made and are gone`);
    if (!this.known) return;
    const { number, chainHash } = this.known;
    if (this.found === null) this.add(number, `Seal ${number}, which you know, is not in the log`);
    else if (this.found !== chainHash)
      this.add(number, `Seal ${number} has the hash ${this.found}, not the one that you know`);
  }

  private add(number: number, text: string): void {
    this.differences.add({ kind: 'seal', where: `ledger-seals@${number - 1}`, text });
  }
}

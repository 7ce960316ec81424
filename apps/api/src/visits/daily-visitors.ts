/** Entries in memory before they are dropped and the database decides again. */
const maxEntries = 100_000;

/** The visitors that one process has seen on one day, in memory only. */
export class DailyVisitors {
  readonly #counted = new Set<string>();
  readonly #ofAddress = new Map<string, number>();

  constructor(
    readonly day: string,
    readonly salt: string,
  ) {}

  /** Whether this visitor may be new: not counted yet, from an address with fewer than `atMost` visitors. */
  admits(mark: string, address: string, atMost: number): boolean {
    if (this.#counted.has(mark)) return false;
    const visitors = this.#ofAddress.get(address) ?? 0;
    if (visitors >= atMost) return false;
    if (this.#ofAddress.size >= maxEntries) this.#ofAddress.clear();
    this.#ofAddress.set(address, visitors + 1);
    return true;
  }

  /** Marks these visitors as counted. */
  markCounted(marks: readonly string[]): void {
    if (this.#counted.size + marks.length > maxEntries) this.#counted.clear();
    for (const mark of marks) this.#counted.add(mark);
  }
}

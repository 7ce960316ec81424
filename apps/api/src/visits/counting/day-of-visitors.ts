/** So many are remembered by one process before it asks the database again. */
const mostRemembered = 100_000;

/** Whom one process has seen on one day, in memory alone. */
export class DayOfVisitors {
  readonly #counted = new Set<string>();
  readonly #ofAddress = new Map<string, number>();

  constructor(
    readonly day: string,
    readonly salt: string,
  ) {}

  /** Whether this visitor may be new: not counted yet, and of an address that has not brought `atMost` already. */
  admits(mark: string, address: string, atMost: number): boolean {
    if (this.#counted.has(mark)) return false;
    const brought = this.#ofAddress.get(address) ?? 0;
    if (brought >= atMost) return false;
    if (this.#ofAddress.size >= mostRemembered) this.#ofAddress.clear();
    this.#ofAddress.set(address, brought + 1);
    return true;
  }

  /** From now on they are known to be counted. */
  counted(marks: readonly string[]): void {
    if (this.#counted.size + marks.length > mostRemembered) this.#counted.clear();
    for (const mark of marks) this.#counted.add(mark);
  }
}

const LARGEST = 10_000;

/** A small cache whose entries expire. It is cleared when it grows too large. */
export class ExpiringCache<Key, Answer> {
  private readonly answers = new Map<Key, Readonly<{ answer: Answer; until: number }>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  get(key: Key): Answer | undefined {
    const known = this.answers.get(key);
    return known !== undefined && this.now() < known.until ? known.answer : undefined;
  }

  set(key: Key, answer: Answer, freshMs: number): void {
    if (this.answers.size >= LARGEST) this.answers.clear();
    this.answers.set(key, { answer, until: this.now() + freshMs });
  }
}

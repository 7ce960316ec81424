const LARGEST = 10_000;

/** Answers that may be repeated for a while; forgets all of them when they become too many. */
export class RecentAnswers<Key, Answer> {
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

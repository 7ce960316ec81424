type Member<Item, Answer> = Readonly<{
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}>;

/** Does the work of all items at once, for most in one statement; answers in their order, or fails for all of them. */
type Work<Item, Answer> = (key: string, items: readonly Item[]) => Promise<readonly Answer[]>;

/**
 * Groups work that waits for the same thing: what is asked under a key while its batch runs goes together into the next
 * one, since a commit takes as long for one row as for a hundred. Nobody shares a batch that began before they asked.
 * (dataloader makes a batch of every tick and lets them overlap.)
 */
export class Batches<Item, Answer> {
  readonly #waiting = new Map<string, Member<Item, Answer>[]>();

  constructor(
    private readonly work: Work<Item, Answer>,
    private readonly atMost = 200,
  ) {}

  add(key: string, item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const member = { item, resolve, reject };
      const waiting = this.#waiting.get(key);
      if (waiting) return void waiting.push(member);
      this.#waiting.set(key, [member]);
      setImmediate(() => void this.#run(key));
    });
  }

  async #run(key: string): Promise<void> {
    const waiting = this.#waiting.get(key)!;
    while (waiting.length > 0) await this.#do(key, waiting.splice(0, this.atMost));
    this.#waiting.delete(key);
  }

  async #do(key: string, batch: readonly Member<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.work(
        key,
        batch.map(({ item }) => item),
      );
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

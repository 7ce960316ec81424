type Member<Item, Result> = Readonly<{
  item: Item;
  resolve(answer: Result): void;
  reject(error: unknown): void;
}>;

/** Processes all items at once, usually in one statement; returns results in their order, or fails for all of them. */
type Work<Item, Result> = (key: string, items: readonly Item[]) => Promise<readonly Result[]>;

/**
 * Groups work by key: items that are added while a batch runs form the next one, since a commit takes as long for one row
 * as for a hundred. No item joins a batch that has already started. (dataloader starts a batch each tick, and lets
 * batches overlap.)
 */
export class Batches<Item, Result> {
  readonly #waiting = new Map<string, Member<Item, Result>[]>();

  constructor(
    private readonly work: Work<Item, Result>,
    private readonly atMost = 200,
  ) {}

  add(key: string, item: Item): Promise<Result> {
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
    while (waiting.length > 0) await this.#runBatch(key, waiting.splice(0, this.atMost));
    this.#waiting.delete(key);
  }

  async #runBatch(key: string, batch: readonly Member<Item, Result>[]): Promise<void> {
    try {
      const results = await this.work(
        key,
        batch.map(({ item }) => item),
      );
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

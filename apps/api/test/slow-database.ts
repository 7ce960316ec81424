import { Database } from '../src/platform/database/database.js';

type Held = Readonly<{ word: string; reach(): void; gone: Promise<void> }>;

/** A database whose results a test can delay. */
export class SlowDatabase extends Database {
  private held: Held | null = null;

  /** Delays the next query that contains `word`: `reached` resolves when the server has run it, `letGo` delivers the rows. */
  holdBack(word: string): Readonly<{ reached: Promise<void>; letGo: () => void }> {
    const reached = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    this.held = { word, reach: reached.resolve, gone: gone.promise };
    return { reached: reached.promise, letGo: gone.resolve };
  }

  override async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { held } = this;
    if (!held || !text.includes(held.word)) return super.query<Row>(text, values);
    this.held = null;
    const rows = await super.query<Row>(text, values);
    held.reach();
    await held.gone;
    return rows;
  }
}

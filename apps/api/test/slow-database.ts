import { Database } from '../src/platform/database/database.js';

type Held = Readonly<{ word: string; reach(): void; gone: Promise<void> }>;

/** Postgres far away: an answer may be on its way for as long as a test wants. */
export class SlowDatabase extends Database {
  private held: Held | null = null;

  /** The answer to the next question with this word has left the server when `reached` resolves, and comes at `letGo`. */
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

import { createHmac, randomBytes } from 'node:crypto';
import type { FactAnswer } from '@closewise/domain/property-facts';

type Remembered = Readonly<{ answer: FactAnswer<unknown>; until: number }>;

const hour = 3_600_000;

/** What a source has is asked again after a day, that it has nothing after an hour. */
const keptMs = { found: 24 * hour, none: hour } as const;
const mostAnswers = 5000;

/**
 * What sources answered, in this process alone, until a day has passed or others need the place. What was asked is kept as an
 * HMAC of a key that ends with the process: an address cannot be read from it. What failed is not kept.
 */
export class RememberedAnswers {
  private readonly key = randomBytes(32);
  private readonly answers = new Map<string, Remembered>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The answer that is remembered of `question` to `source`, else that of `ask`. */
  async of<Fact>(
    source: string,
    question: string,
    ask: () => Promise<FactAnswer<Fact>>,
  ): Promise<FactAnswer<Fact>> {
    const key = createHmac('sha256', this.key).update(`${source}\n${question}`).digest('base64');
    const known = this.answers.get(key);
    // Each source has one kind of fact.
    if (known && this.now() < known.until) return known.answer as FactAnswer<Fact>;
    this.answers.delete(key);
    const answer = await ask();
    if (answer.status !== 'unavailable') this.keep(key, answer, keptMs[answer.status]);
    return answer;
  }

  private keep(key: string, answer: FactAnswer<unknown>, ms: number): void {
    if (this.answers.size >= mostAnswers) {
      const [oldest] = this.answers.keys();
      if (oldest !== undefined) this.answers.delete(oldest);
    }
    this.answers.set(key, { answer, until: this.now() + ms });
  }
}

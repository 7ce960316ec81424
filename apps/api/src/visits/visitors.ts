import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Batches } from '../platform/database/batches.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';
import { DailyVisitors } from './daily-visitors.js';
import { VisitRows, type Visitor } from './visit-rows.js';

/** A port that Affiliation implements, so that only visits of real referral links are counted. */
export abstract class ReferralCodeLookup {
  /** Whether the code, in capitals, was ever given to an affiliate. */
  abstract isGiven(code: string): Promise<boolean>;
}

/** A page view. `address` identifies one client; of the link's codes, the first known one counts. */
export type Visit = Readonly<{ address: string; agent: string; codes: readonly string[] }>;

/** Many people share an address at work or on a phone; more visitors than this are one client with many names. */
const maxVisitorsPerAddress = 200;
const maxWaiting = 5000;

/**
 * Counts each visitor once a day, and once more for each followed link, after the page was sent. A visit that cannot be
 * counted is lost. Stores only an irreversible mark of each visitor (ADR 46).
 */
@Injectable()
export class Visitors implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Visitors.name);
  private readonly batches = new Batches<Visitor, void>((_, visitors) => this.write(visitors));
  private readonly waiting = new Set<Promise<void>>();
  private today: Promise<DailyVisitors> | null = null;
  private dayOfToday = '';

  constructor(
    private readonly rows: VisitRows,
    private readonly codes: ReferralCodeLookup,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  /** Returns immediately and counts in the background. */
  record(visit: Visit): void {
    if (this.waiting.size >= maxWaiting) return;
    const counting = this.count(visit).catch((error: unknown) =>
      this.logger.warn(`A visit was not counted: ${String(error)}`),
    );
    this.waiting.add(counting);
    void counting.finally(() => this.waiting.delete(counting));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.waiting);
  }

  private async count({ address, agent, codes }: Visit): Promise<void> {
    const today = await this.dayNow();
    const addressMark = this.mark(today, [address]);
    const countAt = (link: string) =>
      this.countAt(today, link, addressMark, this.mark(today, [address, agent, link]));
    await countAt('');
    for (const code of codes) if ((await countAt(code)) === 'settled') return;
  }

  private async countAt(
    today: DailyVisitors,
    code: string,
    address: string,
    mark: string,
  ): Promise<'settled' | 'unknown'> {
    if (!today.admits(mark, address, maxVisitorsPerAddress)) return 'settled';
    if (code !== '' && !(await this.codes.isGiven(code))) return 'unknown';
    await this.batches.add('visits', { day: today.day, code, mark });
    today.markCounted([mark]);
    return 'settled';
  }

  private async write(visitors: readonly Visitor[]): Promise<void[]> {
    const known = new Map(visitors.map((visitor) => [`${visitor.day} ${visitor.mark}`, visitor]));
    await this.rows.count([...known.values()]);
    return visitors.map(() => undefined);
  }

  /** Also uses a key outside the database, so that a copy of the database never identifies a visitor. */
  private mark({ salt }: DailyVisitors, parts: readonly string[]): string {
    return this.personalData.pseudonym('visitor of a day', JSON.stringify([salt, ...parts])).slice(0, 32);
  }

  private dayNow(): Promise<DailyVisitors> {
    const day = this.clock.now().toISOString().slice(0, 10);
    if (this.today && this.dayOfToday === day) return this.today;
    this.dayOfToday = day;
    const today = this.rows.saltOf(day).then((salt) => new DailyVisitors(day, salt));
    this.today = today;
    today.catch(() => (this.today === today ? (this.today = null) : null));
    return today;
  }
}

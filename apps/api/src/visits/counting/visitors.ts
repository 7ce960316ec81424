import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Batches } from '../../platform/database/batches.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { DayOfVisitors } from './day-of-visitors.js';
import { LinkedCodes } from './linked-codes.js';
import { VisitRows, type Visitor } from './visit-rows.js';

/** A page that somebody has opened: `address` is what counts as one client; of the link's codes the first known one counts. */
export type Visit = Readonly<{ address: string; agent: string; codes: readonly string[] }>;

/** Many people share an address at work or on a phone; more than these are taken for one that calls itself by many names. */
const mostOfAnAddress = 200;
const mostWaiting = 5000;

/**
 * Counts each visitor once a day, once more for each link that they followed, after the page was answered. What cannot be
 * counted is lost; nothing of a visitor is written but a mark that opens nothing (ADR 46).
 */
@Injectable()
export class Visitors implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Visitors.name);
  private readonly batches = new Batches<Visitor, void>((_, visitors) => this.write(visitors));
  private readonly waiting = new Set<Promise<void>>();
  private today: Promise<DayOfVisitors> | null = null;
  private dayOfToday = '';

  constructor(
    private readonly rows: VisitRows,
    private readonly codes: LinkedCodes,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  /** Returns at once. */
  saw(visit: Visit): void {
    if (this.waiting.size >= mostWaiting) return;
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
    today: DayOfVisitors,
    code: string,
    address: string,
    mark: string,
  ): Promise<'settled' | 'unknown'> {
    if (!today.admits(mark, address, mostOfAnAddress)) return 'settled';
    if (code !== '' && !(await this.codes.isGiven(code))) return 'unknown';
    await this.batches.add('visits', { day: today.day, code, mark });
    today.counted([mark]);
    return 'settled';
  }

  private async write(visitors: readonly Visitor[]): Promise<void[]> {
    const known = new Map(visitors.map((visitor) => [`${visitor.day} ${visitor.mark}`, visitor]));
    await this.rows.count([...known.values()]);
    return visitors.map(() => undefined);
  }

  /** The key outside the database goes into each mark, too: a copy of the database opens none, on the day itself either. */
  private mark({ salt }: DayOfVisitors, parts: readonly string[]): string {
    return this.personalData.pseudonym('visitor of a day', JSON.stringify([salt, ...parts])).slice(0, 32);
  }

  private dayNow(): Promise<DayOfVisitors> {
    const day = this.clock.now().toISOString().slice(0, 10);
    if (this.today && this.dayOfToday === day) return this.today;
    this.dayOfToday = day;
    const today = this.rows.saltOf(day).then((salt) => new DayOfVisitors(day, salt));
    this.today = today;
    today.catch(() => (this.today === today ? (this.today = null) : null));
    return today;
  }
}

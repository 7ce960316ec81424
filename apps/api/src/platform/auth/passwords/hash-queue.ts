import { TooManyRequestsException } from '../../http/problems/retry-later.js';

/** A hash takes one core for some 20 ms and 19 MiB; one at a time leaves the other core to requests. */
const AT_ONCE = 1;
/** About half a second of work; more would only make everyone wait during an attack. */
const MOST_WAITING = 20;

type Work = () => void;

/** Known browsers are served first, and have a queue of their own. */
export type Lane = 'known' | 'unknown';

/**
 * Keeps an attack on the sign-in from taking the processor: few hashes at once, a short queue, then a refusal. (p-queue
 * has neither a reserved queue nor a refusal.)
 */
export class HashQueue {
  private running = 0;
  private readonly waiting: Readonly<Record<Lane, Work[]>> = { known: [], unknown: [] };

  async run<Result>(work: () => Promise<Result>, lane: Lane): Promise<Result> {
    await this.turn(lane);
    try {
      return await work();
    } finally {
      this.running--;
      this.next();
    }
  }

  private turn(lane: Lane): Promise<void> {
    const queue = this.waiting[lane];
    if (queue.length >= MOST_WAITING) throw new TooManyRequestsException('Too many sign-in attempts.', 2000);
    const turn = new Promise<void>((resolve) => queue.push(resolve));
    this.next();
    return turn;
  }

  private next(): void {
    if (this.running >= AT_ONCE) return;
    const work = this.waiting.known.shift() ?? this.waiting.unknown.shift();
    if (!work) return;
    this.running++;
    work();
  }
}

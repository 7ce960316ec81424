import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from './patience.js';

/** What the check answers once it fails no more; when the time is over, its last failure stands. */
export async function eventually<Seen>(check: () => Promise<Seen>): Promise<Seen> {
  for (const giveUpAt = Date.now() + patienceMs; ; await pause(25)) {
    try {
      return await check();
    } catch (failure) {
      if (Date.now() > giveUpAt) throw failure;
    }
  }
}

import { StartupError } from '../config/startup/startup-error.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Checkpoint } from './checkpoints.js';

/** Refuses checkpoints that do not belong to this log: after a restore the two may not fit. */
export async function checkCheckpoints(store: EventStore, checkpoints: readonly Checkpoint[]): Promise<void> {
  const [logId, head] = await Promise.all([store.logId(), store.head()]);
  for (const { name, logId: known, position } of checkpoints) {
    if (known !== logId) {
      throw new StartupError(
        `The checkpoint of ${name} belongs to another event log (${known}, this one is ${logId}): set EVENTSTORE_URL and DATABASE_URL to the stores that belong together`,
      );
    }
    if (position === null) continue;
    if (store.compare(position, head) > 0) {
      throw new StartupError(
        `The checkpoint of ${name} (${position}) lies past the end of the event log (${head ?? 'empty'}): events are missing`,
      );
    }
    if (!(await store.holds(position))) {
      throw new StartupError(
        `The event at the checkpoint of ${name} (${position}) has gone from the event log, and others perhaps with it: restore the log, or rebuild ${name} once you know why`,
      );
    }
  }
}

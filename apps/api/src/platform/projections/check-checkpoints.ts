import { StartupError, WrongVariableError } from '../config/startup/startup-error.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Checkpoint } from './checkpoints.js';

/** Throws StartupError for checkpoints that do not match this log, as after a partial restore. */
export async function requireMatchingCheckpoints(
  store: EventStore,
  checkpoints: readonly Checkpoint[],
): Promise<void> {
  const [logId, head] = await Promise.all([store.logId(), store.head()]);
  for (const { name, logId: known, position } of checkpoints) {
    if (known !== logId) {
      throw new StartupError(
        `The checkpoint of ${name} belongs to another event log (${known}, this one is ${logId}): set EVENTSTORE_URL and DATABASE_URL to stores that belong together`,
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

/**
 * Throws WrongVariableError when a command's event store and database do not belong together: it would compare read
 * models of one log with another log.
 */
export async function requireSameLog(store: EventStore, checkpoints: readonly Checkpoint[]): Promise<void> {
  if (checkpoints.length === 0) return;
  const logId = await store.logId();
  const foreign = checkpoints.find((checkpoint) => checkpoint.logId !== logId);
  if (foreign === undefined) return;
  throw new WrongVariableError(
    `The database belongs to another event log (${foreign.logId}) than the one that was opened (${logId}): set EVENTSTORE_URL and DATABASE_URL as for the server`,
  );
}

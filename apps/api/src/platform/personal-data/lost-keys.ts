import { StartupError } from '../config/startup/startup-error.js';
import type { Database } from '../database/database.js';
import type { EventStore, Position } from '../event-store/event-store.js';
import { CheckpointRow } from '../projections/checkpoint.table.js';
import { isSealed } from './event-codec.js';
import { SubjectKeyRow } from './subject-key.table.js';

const PAGE_EVENTS = 1000;

/**
 * Refuses a new database beside a log of sealed events. The keys that open them are lost with the former one, and
 * whoever began here would do all that was done before again, mails and reports included. Throws StartupError.
 */
export async function refuseLostKeys(database: Pick<Database, 'table'>, store: EventStore): Promise<void> {
  const isUsed =
    (await database.table(CheckpointRow).exists()) || (await database.table(SubjectKeyRow).exists());
  if (isUsed || !(await hasSealedEvents(store))) return;
  throw new StartupError(
    'The event log holds personal data, but this database is new: the keys that open them, the documents of reports and the passwords are in the one that was used before. Set DATABASE_URL to it, or restore its backup and run projections after-restore',
  );
}

async function hasSealedEvents(store: EventStore): Promise<boolean> {
  for (let after: Position | null = null; ;) {
    const { events, scannedThrough } = await store.readAll(after, PAGE_EVENTS);
    if (events.some(isSealed)) return true;
    if (events.length < PAGE_EVENTS) return false;
    after = scannedThrough;
  }
}

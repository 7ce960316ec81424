import { randomUUID } from 'node:crypto';
import { toRequest } from '../append-request.js';
import { WrongRevisionError, type EventToAppend } from '../event-store.js';
import type { Connection } from './connection.js';
import { readStreamFrom } from './read-events.js';
import { IDENTITY_STREAM } from './stored-event.js';
import { appendRequest } from './stream-append.js';

/**
 * Returns the log's id, the first event of a stream of its own. Every process tries to write it and only the first
 * succeeds, so this also checks the right to append.
 */
export async function readOrWriteIdentity(connection: Connection): Promise<string> {
  try {
    await appendRequest(connection, toRequest(IDENTITY_STREAM, 'no-stream', [newIdentity()]));
  } catch (error) {
    if (!(error instanceof WrongRevisionError)) throw error;
  }
  const written = await readIdentity(connection);
  if (written === null) throw new Error('The event log does not store its identity');
  return written;
}

function newIdentity(): EventToAppend {
  const at = new Date().toISOString();
  const meta = { actor: 'closewise', correlationId: randomUUID(), causationId: null, schemaVersion: 1, at };
  return { id: randomUUID(), type: 'LogIdentified', data: { logId: randomUUID() }, meta };
}

async function readIdentity(connection: Connection): Promise<string | null> {
  const [first] = await readStreamFrom(connection, IDENTITY_STREAM, 0, 1);
  if (first === undefined) return null;
  const { logId } = first.data as { logId?: unknown };
  if (typeof logId !== 'string')
    throw new Error(`The stream ${IDENTITY_STREAM} does not begin with an identity`);
  return logId;
}

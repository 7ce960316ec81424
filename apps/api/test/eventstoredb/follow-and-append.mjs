import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEventStoreUrl } from '../../dist/src/platform/config/variables/event-store-address.js';
import { openEventStoreDb } from '../../dist/src/platform/event-store/eventstoredb/open-event-store-db.js';

/** Appends to and follows the log until it reads a line; prints the appended and received events. */
const { store, close } = await openEventStoreDb(parseEventStoreUrl(process.argv[2] ?? ''));
console.log('ready');
const abort = new AbortController();
const seen = [];
const following = (async () => {
  for await (const { events } of store.subscribeToAll(null, abort.signal))
    seen.push(...events.map(({ id }) => id));
})();
const appended = [];
let ending = false;
const writing = (async () => {
  const stream = `report-${randomUUID()}`;
  while (!ending) {
    const at = new Date().toISOString();
    const meta = { actor: 'test', correlationId: randomUUID(), causationId: null, schemaVersion: 1, at };
    const event = { id: randomUUID(), type: 'SomethingHappened', data: { n: appended.length }, meta };
    while (!(await isAppended(stream, event))) await pause(50);
    appended.push(event.id);
    await pause(5);
  }
})();
await once(createInterface({ input: process.stdin }), 'line');
ending = true;
await writing;
for (const end = Date.now() + 60_000; seen.length < appended.length && Date.now() < end;) await pause(20);
abort.abort();
await following;
await close();
// A pipe without an active reader would lose unwritten output on exit.
process.stdout.write(`${JSON.stringify({ appended, seen })}\n`, () => process.exit(0));

async function isAppended(stream, event) {
  try {
    await store.append(stream, appended.length === 0 ? 'no-stream' : appended.length - 1, [event]);
    return true;
  } catch (error) {
    if (error.name !== 'EventStoreUnavailableError') throw error;
    return false;
  }
}

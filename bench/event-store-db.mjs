// The adapter for EventStoreDB against its client alone: on the server that ESDB_URL names, else on the double of the tests.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { EventStoreDBClient, FORWARDS, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import { parseEventStoreUrl } from '../apps/api/dist/src/platform/config/variables/event-store-address.js';
import { openEventStoreDb } from '../apps/api/dist/src/platform/event-store/eventstoredb/open-event-store-db.js';
import { appendConcurrently, median, saleEvent, timed } from './workload.mjs';

const [appends, catchUpEvents] = [Number(process.argv[2]), Number(process.argv[3])];
const { url, stop } = await aServer();
const { store, close } = await openEventStoreDb(parseEventStoreUrl(url));
const client = EventStoreDBClient.connectionString(url);
/** As the adapter calls it: credentials select the plain Append. */
const options = {
  expectedRevision: NO_STREAM,
  credentials: { username: 'bench', password: 'bench' },
  requiresLeader: true,
};
const run = crypto.randomUUID();
const figures = { server: process.env.ESDB_URL ? 'server' : 'double' };
try {
  for (const writers of [1, 32]) {
    const count = writers === 1 ? appends / 10 : appends;
    [figures[`append_${writers}`], figures[`client_append_${writers}`]] = await inTurns(
      (round) =>
        appendConcurrently(writers, count, (id) =>
          store.append(`${run}-${writers}-${round}-${id}`, 'no-stream', [toAppend(id)]),
        ),
      (round) =>
        appendConcurrently(writers, count, (id) =>
          client.appendToStream(
            `${run}-client-${writers}-${round}-${id}`,
            jsonEvent(withMetadata(id)),
            options,
          ),
        ),
    );
  }
  await writeLog();
  [figures.catch_up, figures.client_catch_up] = await inTurns(readAll, readAllWithClient);
} finally {
  await close();
  await client.dispose();
  stop();
}
console.log(JSON.stringify(figures));

async function aServer() {
  if (process.env.ESDB_URL) return { url: process.env.ESDB_URL, stop: () => undefined };
  const child = fork(resolve(import.meta.dirname, 'event-store-db-double.mjs'));
  const [url] = await once(child, 'message');
  return { url, stop: () => child.disconnect() };
}

/** Medians of rounds that take turns; the first warms both up. */
async function inTurns(ours, peer) {
  const rounds = [];
  for (let round = 0; round < 4; round += 1) rounds.push([await ours(round), await peer(round)]);
  const measured = rounds.slice(1);
  return [median(measured.map(([value]) => value)), median(measured.map(([, value]) => value))];
}

function toAppend(id) {
  const meta = { actor: 'bench', correlationId: 'bench', causationId: null, schemaVersion: 1 };
  return { id: crypto.randomUUID(), ...saleEvent(id), meta: { ...meta, at: '2026-11-21T00:00:00.000Z' } };
}

function withMetadata(id) {
  const { meta, ...event } = toAppend(id);
  return { ...event, metadata: meta };
}

async function writeLog() {
  for (let start = 0; start < catchUpEvents; start += 500) {
    const events = Array.from({ length: 500 }, (_, i) => toAppend(`${start + i}`));
    await store.append(`${run}-log-${start}`, 'no-stream', events);
  }
}

async function readAll() {
  let [after, read] = [null, 0];
  const seconds = await timed(async () => {
    for (let atEnd = false; !atEnd;) {
      const { events, scannedThrough } = await store.readAll(after, 2000);
      atEnd = events.length === 0;
      read += events.length;
      after = scannedThrough;
    }
  });
  return read / seconds;
}

async function readAllWithClient() {
  let read = 0;
  const seconds = await timed(async () => {
    for await (const { event } of client.readAll({ direction: FORWARDS, fromPosition: START }))
      read += event === undefined ? 0 : 1;
  });
  return read / seconds;
}

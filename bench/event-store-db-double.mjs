// The EventStoreDB of the tests in a process of its own: sends its address, and for each message how many calls it has
// had so far; ends with the process that started it.
import { startEventStoreDb } from '../apps/api/dist/test/eventstoredb/event-store-db.js';

const server = await startEventStoreDb();
process.once('disconnect', () => process.exit());
process.on('message', () => process.send(server.calls.length));
process.send(server.url);

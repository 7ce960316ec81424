// The EventStoreDB of the tests in a process of its own: tells its address, and ends with the process that started it.
import { startEventStoreDb } from '../apps/api/dist/test/eventstoredb/event-store-db.js';

const server = await startEventStoreDb();
process.once('disconnect', () => process.exit());
process.send(server.url);

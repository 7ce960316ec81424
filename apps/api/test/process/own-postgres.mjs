import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../../dist/src/platform/database/embedded-postgres/embedded-postgres.js';

/** Owns (or attaches to) the Postgres of a folder until it reads a line; prints one line of JSON. */
const [dataDir, role] = process.argv.slice(2);
try {
  const postgres = await startEmbeddedPostgres({ dataDir, role, settings: { fsync: 'off' } });
  console.log(JSON.stringify({ url: postgres.url, started: postgres.started, postgresPid: postgres.pid() }));
  await once(createInterface({ input: process.stdin }), 'line');
  await postgres.stop();
  process.exit(0);
} catch (error) {
  console.log(JSON.stringify({ refusal: error.message, name: error.name }));
  process.exitCode = 1;
}

// The Postgres of the measurements: the embedded one with its default settings, a database for each script.
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/api/dist/src/platform/database/embedded-postgres/embedded-postgres.js';

export const startBenchPostgres = (dataDir) => startEmbeddedPostgres({ dataDir, role: 'owner' });

/** Creates an empty database and answers its URL. */
export async function freshDatabase(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

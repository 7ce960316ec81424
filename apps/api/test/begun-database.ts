import pg from 'pg';
import { createApplication } from '../src/application.js';
import { readConfig } from '../src/platform/config/read-config.js';
import { ServerConfig } from '../src/platform/config/variables/server-config.js';
import { copyOf, freshDatabase, migrated, type Template, type TestDatabase } from './postgres.js';

/** As the worker began, before any test set a variable. */
const environment = { ...process.env };
const key = Buffer.alloc(32, 7).toString('base64');

/** What the application needs to know of its database, for `process.env`. */
export const variablesOf = (url: string) => ({
  DATABASE_URL: url,
  PERSONAL_DATA_KEY: key,
  LEDGER_SEAL_KEY: key,
});

const begun: Template = { name: 'begun_template', of: migrated, fill: begin };

/**
 * As `freshDatabase`, but the application has started on it once, so that it finds its read models and queues. With a
 * log in another store it has none: that one has not begun.
 */
export function begunDatabase(): Promise<TestDatabase> {
  return process.env['EVENTSTORE_URL'] === undefined ? copyOf(begun) : freshDatabase();
}

async function begin(url: string): Promise<void> {
  const now = { ...process.env };
  become({ ...environment, ...variablesOf(url) });
  try {
    const application = await createApplication(readConfig(ServerConfig, { LOG_LEVEL: 'silent' }));
    await application.init();
    await application.close();
  } finally {
    become(now);
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Each start finds due what recurs.
  await client.query('truncate durable.recurring_runs');
  await client.end();
}

function become(variables: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, variables);
}

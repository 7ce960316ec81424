import pg from 'pg';
import { createApplication } from '../src/application.js';
import { readConfig } from '../src/platform/config/read-config.js';
import { ServerConfig } from '../src/platform/config/variables/server-config.js';
import { copyOf, freshDatabase, migrated, type Template, type TestDatabase } from './postgres.js';

/** The environment at the start of the worker, before any test sets a variable. */
const environment = { ...process.env };
const key = Buffer.alloc(32, 7).toString('base64');

/** The application's database settings, for `process.env`. */
export const variablesOf = (url: string) => ({
  DATABASE_URL: url,
  PERSONAL_DATA_KEY: key,
  LEDGER_SEAL_KEY: key,
});

const begun: Template = { name: 'begun_template', of: migrated, fill: begin };

/**
 * Like `freshDatabase`, but the application has already started on it, so its read models and queues exist. If the
 * event log is in another store, they do not: that log is new.
 */
export function startedDatabase(): Promise<TestDatabase> {
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
  // Every start finds the recurring jobs due.
  await client.query('truncate durable.recurring_runs');
  await client.end();
}

function become(variables: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, variables);
}

import type { PoolClient } from 'pg';
import { StartupError } from '../config/startup/startup-error.js';
import { isOutage } from '../event-store/outage.js';
import { useSchema } from './projection-tables.js';
import type { Projection } from './projection.js';

/** Refuses a projection with a statement that does not fit the tables of `schema`. Throws StartupError. */
export async function checkStatements(
  client: PoolClient,
  schema: string,
  { name, statements, copies = [] }: Projection,
): Promise<void> {
  await useSchema(client, schema);
  const copied = copies.map(
    ({ table, columns }) => `select ${columns.map((column) => column.name).join(', ')} from ${table}`,
  );
  const checks = [...statements, ...copied].map((text) => `prepare checked as ${text}\n; deallocate checked`);
  try {
    await client.query(checks.join(';\n'));
  } catch (error) {
    if (isOutage(error)) throw error;
    throw new StartupError(`${name} does not fit its tables: ${(error as Error).message}`);
  }
}

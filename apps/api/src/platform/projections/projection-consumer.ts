import type { PoolClient } from 'pg';
import type { LogConsumer } from './log-consumer.js';
import { type Projection, schemaName } from './projection.js';
import { createIndex, createTables, project, useSchema } from './projection-tables.js';
import { StartupError } from '../config/startup/startup-error.js';
import { isOutage } from '../event-store/outage.js';

/** Makes a projection a consumer of the log; it starts at the beginning of the log with empty tables. */
export function projectionConsumer(projection: Projection): LogConsumer {
  const schema = schemaName(projection.name);
  return {
    name: projection.name,
    handles: new Set(projection.handles),
    ...(projection.alsoBy && { alsoBy: projection.alsoBy }),
    projection,
    async prepare(client: PoolClient) {
      await createTables(client, schema, projection);
      for (const index of projection.indexes ?? []) await createIndex(client, schema, index);
      return null;
    },
    check: (client) => checkStatements(client, schema, projection),
    handle: (events, client) => project(client, schema, projection, events),
  };
}

/** Throws StartupError when a statement of the projection does not match the tables of `schema`. */
async function checkStatements(
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

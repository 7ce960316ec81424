import type { PoolClient } from 'pg';
import { checkStatements } from './check-statements.js';
import type { LogConsumer } from './log-consumer.js';
import { schemaName } from './projection-names.js';
import { createIndex, createTables, project } from './projection-tables.js';
import type { Projection } from './projection.js';

/** A projection as its runner sees it; it begins at the beginning of the log with empty tables. */
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

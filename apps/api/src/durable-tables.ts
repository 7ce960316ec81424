import type { DurableTable } from './platform/database/data-source.js';

/** The entities of every module's tables in the schema `durable`; a test compares them with the migrations. */
export const durableTables: readonly DurableTable[] = [];

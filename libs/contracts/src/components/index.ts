import type { z } from 'zod';
import * as admin from '../admin/index.js';
import * as affiliates from '../affiliates/index.js';
import * as buyer from '../buyer/index.js';
import * as organizations from '../organizations/index.js';

const exported = [admin, affiliates, buyer, organizations].flatMap((contracts) => Object.entries(contracts));

/** Each request and answer, and its name among the components of the OpenAPI document: that of its type. */
export const componentNames: ReadonlyMap<unknown, string> = new Map(
  exported
    .filter((entry): entry is [string, z.ZodType] => /(Request|View)$/.test(entry[0]))
    .map(([name, schema]) => [schema, name.charAt(0).toUpperCase() + name.slice(1)]),
);

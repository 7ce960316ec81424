import { z } from 'zod';
import { reportInputs } from '../buyer/refinement.js';
import { cashToCloseRows } from './cash-to-close.js';
import { cents, label } from './text.js';

/** An amount that is another than in the version before; null where the line is not in one of the two. */
const beforeAndAfter = { name: label, beforeCents: cents.nullable(), afterCents: cents.nullable() };

/**
 * What a refinement changed. `rows` are the parts of the cash to close as they are shown, so that their differences add up to
 * that of the last, the headline; `fees` are typical amounts.
 */
export const reportChangesSchema = z.strictObject({
  version: z.int().min(2),
  /** The version before, which can still be read. */
  since: z.int().min(1),
  /** The inputs that differ, as they were and as they are. */
  before: reportInputs.partial(),
  after: reportInputs.partial(),
  rows: z.array(z.strictObject({ row: z.enum(cashToCloseRows), ...beforeAndAfter })),
  fees: z.array(z.strictObject({ id: label, exact: z.boolean(), ...beforeAndAfter })),
});
export type ReportChanges = z.infer<typeof reportChangesSchema>;

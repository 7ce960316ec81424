import { z } from 'zod';
import { label } from './text.js';

/**
 * Who chose the words of a report: the rules alone, or a model, apart from the sections that the rules word. `reason` is
 * why the rules word what a model was asked for; null where it was not asked, or nothing of its words was refused.
 */
export const reportWriterSchema = z
  .strictObject({
    kind: z.enum(['rules', 'model']),
    model: label.nullable(),
    reason: label.nullable(),
    sectionsByRules: z.array(label),
  })
  .default({ kind: 'rules', model: null, reason: null, sectionsByRules: [] });
export type ReportWriterMark = z.infer<typeof reportWriterSchema>;

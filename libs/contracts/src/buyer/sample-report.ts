import { z } from 'zod';
import { reportLanguages } from '@closewise/domain/reporting';

/** Query of the sample report. */
export const sampleReportQuery = z.strictObject({ lang: z.enum(reportLanguages).default('en') });
export type SampleReportQuery = z.infer<typeof sampleReportQuery>;

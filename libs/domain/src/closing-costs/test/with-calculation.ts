import type { FeeLine } from '../estimate.js';
import { writeWorkings } from '../workings/write-workings.js';

/** The line with its arithmetic in English. */
export const withCalculation = <Line extends Pick<FeeLine, 'workings'>>(
  line: Line,
): Line & { calculation: string } => ({ ...line, calculation: writeWorkings(line.workings, 'en') });

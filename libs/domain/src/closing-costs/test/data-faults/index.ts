import { z } from 'zod';
import { parseJurisdictionRules } from '../../rules/index.js';
import { confidenceFaults } from './confidence-faults.js';
import { feeFaults } from './fee-faults.js';
import { placeFaults } from './place-faults.js';
import { sourceFaults } from './source-faults.js';
import { taxFaults } from './tax-faults.js';

export { confidenceFaults } from './confidence-faults.js';
export { sourceFaults } from './source-faults.js';

/** All faults in a state's file, worded for the person who edits it. */
export function faultsOf(json: unknown): string[] {
  try {
    const rules = parseJurisdictionRules(json);
    return [
      ...taxFaults(rules),
      ...placeFaults(rules),
      ...feeFaults(rules),
      ...sourceFaults(json),
      ...confidenceFaults(json),
    ];
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  }
}

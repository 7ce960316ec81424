import type { Cents } from '../../../money/index.js';
import type { InputProblem, InputProblemReason } from '../input-problem.js';
import type { InputField } from '../report-inputs.js';

/** A problem, where there is one. */
export const problemIf = (
  isOne: boolean,
  field: InputField,
  reason: InputProblemReason,
  message: string,
  limitCents: Cents | null = null,
): InputProblem[] => (isOne ? [{ field, reason, message, limitCents }] : []);

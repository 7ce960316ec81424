import type { Cents } from '../../money/index.js';
import type { InputField } from './report-inputs.js';

/** What can be wrong with an input; a code for pages that have texts of their own. */
export const inputProblemReasons = [
  'address-foreign',
  'address-military',
  'place-territory',
  'state-unknown',
  'zip-contradicts-state',
  'city-outside-county',
  'county-unknown',
  'county-outside-zip',
  'price-out-of-range',
  'units-of-one-home',
  'units-out-of-range',
  'loan-not-for-property',
  'loan-not-for-use',
  'loan-over-limit',
  'loan-above-price',
  'down-payment-above-price',
  'down-payment-too-small',
  'no-loan-left',
  'cash-has-no-loan',
  'rate-out-of-range',
  'only-with-va-loan',
  'only-with-program-loan',
  'date-unknown',
  'date-past',
  'date-far',
  'above-price',
  'no-association',
  'dues-out-of-range',
] as const;
export type InputProblemReason = (typeof inputProblemReasons)[number];

/** A problem of one input. `message` is an English sentence; `limitCents` is the limit that was exceeded, if it is an amount. */
export type InputProblem = Readonly<{
  field: InputField;
  reason: InputProblemReason;
  message: string;
  limitCents: Cents | null;
}>;

/** The problem in a list if `isOne`, otherwise an empty list. */
export const problemIf = (
  isOne: boolean,
  field: InputField,
  reason: InputProblemReason,
  message: string,
  limitCents: Cents | null = null,
): InputProblem[] => (isOne ? [{ field, reason, message, limitCents }] : []);

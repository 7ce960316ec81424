import { personText } from '../buyer/person-text.js';

const LONGEST = 40;
const compact = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** Six digits, with spaces as apps show them. */
export const digitsOfApp = personText(LONGEST).refine((typed) => /^\d{6}$/.test(compact(typed)), {
  message: 'Enter the 6 digits that the app shows now',
});

/** Six digits of the app or a recovery code, however its owner groups it. */
export const typedCode = personText(LONGEST).refine(
  (typed) => /^(\d{6}|[0-9a-z]{8})$/i.test(compact(typed)),
  { message: 'Enter the 6 digits of your authenticator app, or one of your recovery codes' },
);

import { findReportsRequest } from '@closewise/contracts/buyer';
import { resolveBy } from '../../shared/forms/resolve-by';

/** Checks what is typed by the schema of the call, in the words of the page. */
export const findReportResolver = (invalid: string) =>
  resolveBy<{ email: string }>(findReportsRequest, { body: (typed) => typed, words: { email: invalid } });

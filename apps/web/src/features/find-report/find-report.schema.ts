import { findReportsRequest } from '@closewise/contracts/buyer';
import { resolveBy } from '../../shared/forms/resolve-by';

/** Validates by the request's schema, with the page's message. */
export const findReportResolver = (invalid: string) =>
  resolveBy<{ email: string }>(findReportsRequest, { body: (typed) => typed, words: { email: invalid } });

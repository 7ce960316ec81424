import { resolveBy } from '../../../shared/forms/resolve-by';
import { whenBlank } from '../../../shared/forms/when-blank';
import { exportPersonRequest } from '@closewise/contracts/admin';
import texts from './texts';

/** Of the form that says why; whom it is about stands beside it. */
export const reasonResolver = (whom: string) =>
  resolveBy<{ reason: string }>(exportPersonRequest, {
    body: ({ reason }) => ({ whom, reason }),
    words: { reason: whenBlank(texts.reasonMissing) },
  });

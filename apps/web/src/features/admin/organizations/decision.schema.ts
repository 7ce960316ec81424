import { resolveBy } from '../../../shared/forms/resolve-by';
import { whenBlank } from '../../../shared/forms/when-blank';
import { decideOrganizationRequest } from '@closewise/contracts/admin';
import texts from './texts';

/** The rules of the API; a note is asked for before either decision. */
export const decisionResolver = resolveBy<{ note: string }>(
  decideOrganizationRequest.extend({
    note: decideOrganizationRequest.shape.note.refine((note) => note.trim() !== ''),
  }),
  { body: (typed) => typed, words: { note: whenBlank(texts.noteMissing) } },
);

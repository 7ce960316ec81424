import { resolveBy } from '../../../shared/forms/resolve-by';
import { activateSecondFactorRequest } from '@closewise/contracts/admin';
import texts from './texts';

export const enrolmentResolver = resolveBy<{ code: string }>(activateSecondFactorRequest, {
  body: (typed) => typed,
  words: { code: texts.factor.codeInvalid },
});

import { resetPasswordRequest, type ResetPasswordRequest } from '@closewise/contracts/organizations';
import { resolveBy } from '../../../shared/forms/resolve-by';

export const resetResolver = resolveBy<ResetPasswordRequest>(resetPasswordRequest, {
  body: (typed) => typed,
});

import {
  confirmRegistrationRequest,
  masterSetupRequest,
  resetPasswordRequest,
  type ConfirmRegistrationRequest,
  type MasterSetupRequest,
  type ResetPasswordRequest,
} from '@closewise/contracts/organizations';
import { resolveBy } from '../../shared/forms/resolve-by';

// Each form loads this file, and zod with it, when it is validated for the first time.

export const setupResolver = resolveBy<MasterSetupRequest>(masterSetupRequest, { body: (typed) => typed });

export const confirmResolver = resolveBy<ConfirmRegistrationRequest>(confirmRegistrationRequest, {
  body: (typed) => typed,
});

export const resetResolver = resolveBy<ResetPasswordRequest>(resetPasswordRequest, {
  body: (typed) => typed,
});

import { resolveBy } from '../../shared/forms/resolve-by';
import { whenBlank } from '../../shared/forms/when-blank';
import { confirmRequest, loginRequest } from '@closewise/contracts/admin';
import type { Credentials } from './CredentialForm';
import texts from './texts';

const t = texts.signIn;

export const credentialResolver = resolveBy<Credentials>(loginRequest, {
  body: (typed) => typed,
  words: { username: whenBlank(t.usernameMissing), password: whenBlank(t.passwordMissing) },
});

export const codeResolver = resolveBy<{ code: string }>(confirmRequest.pick({ code: true }), {
  body: ({ code }) => ({ code: code.trim() }),
  words: { code: whenBlank(t.codeMissing) },
});

/** The password once more, and a code where one is needed. */
export type Confirmation = { password: string; code: string };

export const confirmationResolver = resolveBy<Confirmation>(confirmRequest, {
  body: ({ password }) => ({ password }),
  words: { password: whenBlank(t.passwordMissing) },
});

export const confirmationWithCodeResolver = resolveBy<Confirmation>(confirmRequest.required(), {
  body: ({ password, code }) => ({ password, code: code.trim() }),
  words: { password: whenBlank(t.passwordMissing), code: whenBlank(t.codeMissing) },
});

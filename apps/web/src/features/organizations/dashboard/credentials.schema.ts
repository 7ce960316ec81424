import {
  organizationCredentialsRequest,
  organizationLoginRequest,
  type OrganizationCredentialsRequest,
  type OrganizationLoginRequest,
} from '@closewise/contracts/organizations';
import { resolveBy, whenBlank } from '../../../shared/forms/resolve-by';
import texts from './texts';

export const credentialsResolver = resolveBy<OrganizationCredentialsRequest>(organizationCredentialsRequest, {
  body: (typed) => typed,
});

export const loginResolver = resolveBy<OrganizationLoginRequest>(organizationLoginRequest, {
  body: ({ email, password }) => ({ email: email.trim(), password }),
  words: {
    email: whenBlank(texts.login.emailMissing),
    password: whenBlank(texts.login.passwordMissing),
  },
});

import type { MasterSetupRequest } from '@closewise/contracts/organizations';
import { ApiError, type ErrorCode } from '../../../shared/api/api-error';
import { lazyResolver } from '../../../shared/forms/lazy-resolver';

/** What somebody types who enrolls an organization. */
export type SetupValues = MasterSetupRequest;
export type SetupField = keyof SetupValues;

export const blankSetup: SetupValues = {
  organizationName: '',
  organizationTag: '',
  contactName: '',
  contactEmail: '',
  loginPassword: '',
  confirmPassword: '',
};

export const setupResolver = lazyResolver<SetupValues>(
  async () => (await import('./setup.schema')).setupResolver,
);

/** The body of the enrollment; the confirmation stays here. */
export const toMasterSetup = (values: SetupValues): MasterSetupRequest => {
  const { organizationName, organizationTag, contactEmail, contactName, loginPassword } = values;
  return { organizationName, organizationTag, contactEmail, contactName, loginPassword };
};

const fieldByCode: Readonly<Partial<Record<ErrorCode, SetupField>>> = {
  'organizations.tag-taken': 'organizationTag',
  'organizations.email-taken': 'contactEmail',
};

/** The field that a refusal of the server is about; null for none. */
export const refusedField = (error: unknown): SetupField | null =>
  (error instanceof ApiError && error.problem?.code && fieldByCode[error.problem.code]) || null;

import { nameFault } from '@closewise/domain/privacy/facts';
import { z } from 'zod';
import { tagRule } from '@closewise/domain/organizations';
import { isEmailAddress, personText } from '../buyer/shared-fields.js';

const PASSWORD_LENGTH = { least: 12, most: 200 };
const text = (most: number) => personText(most).nullish();
const lengthOf = (password: string): number => Array.from(password).length;

/** A wrong field with its message. */
type Fault = readonly [field: keyof MasterSetupRequest, message: string];

/** The first wrong field, in the order in which errors are reported. */
function findFault(form: MasterSetupRequest): Fault | null {
  const required = [
    'organizationName',
    'organizationTag',
    'contactEmail',
    'contactName',
    'loginPassword',
  ] as const;
  const missing = required.find((field) => !form[field]?.trim());
  if (missing) return [missing, 'All fields are required'];
  for (const field of ['organizationName', 'contactName'] as const) {
    const fault = nameFault(form[field] ?? '');
    if (fault) return [field, fault];
  }
  const { contactEmail, loginPassword, confirmPassword, organizationTag } = form;
  if (!isEmailAddress(contactEmail ?? '')) return ['contactEmail', 'Please enter a valid email address'];
  const length = lengthOf(loginPassword ?? '');
  if (length < PASSWORD_LENGTH.least)
    return ['loginPassword', 'Password must be at least 12 characters long'];
  if (length > PASSWORD_LENGTH.most) return ['loginPassword', 'Password may have at most 200 characters'];
  if (confirmPassword !== undefined && confirmPassword !== loginPassword)
    return ['confirmPassword', 'Passwords do not match'];
  const tag = organizationTag?.trim().toUpperCase() ?? '';
  return tagRule.form.test(tag) ? null : ['organizationTag', tagRule.message];
}

/** Body of POST /api/organization/create-master-account. The confirmation is checked if it is sent. */
export const masterSetupRequest = z
  .strictObject({
    organizationName: text(200),
    organizationTag: text(200),
    contactEmail: text(254),
    contactName: text(100),
    loginPassword: text(1000),
    confirmPassword: text(1000),
  })
  .superRefine((form, context) => {
    const fault = findFault(form);
    if (fault) context.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] });
  })
  .meta({
    example: {
      organizationName: 'Austin Board of Realtors',
      organizationTag: 'AUSTIN',
      contactEmail: 'eva@example.com',
      contactName: 'Eva Ruiz',
      loginPassword: 'four unrelated words here',
    },
  });
export type MasterSetupRequest = z.input<typeof masterSetupRequest>;

/** Normalizes a valid form: trimmed, the tag in capitals. */
export function normalizeMasterSetup(form: MasterSetupRequest) {
  const trimmed = (field: keyof MasterSetupRequest): string => form[field]?.trim() ?? '';
  return {
    name: trimmed('organizationName'),
    tag: trimmed('organizationTag').toUpperCase(),
    email: trimmed('contactEmail'),
    contactName: trimmed('contactName'),
    password: form.loginPassword ?? '',
  };
}

/**
 * Answer of POST /api/organization/create-master-account. `dashboardToken` opens the dashboard of the master affiliate.
 */
export const masterSetupView = z
  .object({
    success: z.literal(true),
    masterAffiliateId: z.string(),
    dashboardToken: z.string(),
    message: z.string(),
  })
  .meta({
    example: {
      success: true,
      masterAffiliateId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
      dashboardToken: 's.0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10.1.9f2c',
      message: 'Austin Board of Realtors master account created successfully!',
    },
  });
export type MasterSetupView = z.infer<typeof masterSetupView>;

import { z } from 'zod';
import { languages } from '@closewise/domain/language';
import { isEmailAddress, personText } from '../buyer/shared-fields.js';

const PASSWORD_LENGTH = { least: 16, most: 200 };
const text = personText(1000).nullish();

type Form = Readonly<Partial<Record<'currentPassword' | 'newPassword' | 'confirmPassword', string | null>>>;

/** The first wrong field, in the order in which errors are reported. */
const findFault = ({ currentPassword, ...next }: Form): [keyof Form, string] | null =>
  currentPassword ? findPasswordFault(next) : ['currentPassword', 'Please enter your current password'];

/** Checks a new password and, if it is sent, its confirmation. */
export function findPasswordFault({
  newPassword,
  confirmPassword,
}: Omit<Form, 'currentPassword'>): ['newPassword' | 'confirmPassword', string] | null {
  if (!newPassword) return ['newPassword', 'Please enter a new password'];
  if (confirmPassword !== undefined && confirmPassword !== newPassword)
    return ['confirmPassword', 'New passwords do not match'];
  const { length } = Array.from(newPassword);
  if (length < PASSWORD_LENGTH.least)
    return ['newPassword', 'New password must be at least 16 characters long'];
  return length > PASSWORD_LENGTH.most
    ? ['newPassword', 'New password may have at most 200 characters']
    : null;
}

/**
 * Body of POST /api/organization/update-credentials. ID and tag are accepted only if they are the session's; the
 * confirmation is checked if it is sent.
 */
export const organizationCredentialsRequest = z
  .strictObject({
    organizationId: z.union([personText(40), z.number()]).nullish(),
    organizationTag: personText(40).nullish(),
    currentPassword: text,
    newPassword: text,
    confirmPassword: text,
  })
  .superRefine((form, context) => {
    const fault = findFault(form);
    if (fault) context.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] });
  })
  .meta({
    example: {
      organizationId: 'AUSTIN',
      organizationTag: 'AUSTIN',
      currentPassword: 'four unrelated words here',
      newPassword: 'five other unrelated words there',
    },
  });
export type OrganizationCredentialsRequest = z.input<typeof organizationCredentialsRequest>;

/** Answer of POST /api/organization/update-credentials; all other sessions are ended. */
export const organizationCredentialsView = z
  .object({ success: z.literal(true), message: z.literal('Credentials updated successfully') })
  .meta({ example: { success: true, message: 'Credentials updated successfully' } });
export type OrganizationCredentialsView = z.infer<typeof organizationCredentialsView>;

/** Body of POST /api/organization/forgot-password; the answer does not reveal whether the address is known. */
export const forgotPasswordRequest = z
  .strictObject({
    email: personText(254).refine(isEmailAddress, 'Please enter a valid email address'),
    /** Language of the email. */
    language: z.enum(languages).optional(),
  })
  .meta({ example: { email: 'eva@example.com', language: 'en' } });
export type ForgotPasswordRequest = z.input<typeof forgotPasswordRequest>;

/**
 * Body of POST /api/organization/reset-password: the token of the mailed link. The confirmation is checked if it is
 * sent.
 */
export const resetPasswordRequest = z
  .strictObject({
    token: z.string().min(1).max(200),
    newPassword: personText(1000).nullish(),
    confirmPassword: personText(1000).nullish(),
  })
  .superRefine((form, context) => {
    const fault = findPasswordFault(form);
    if (fault) context.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] });
  })
  .meta({
    example: { token: 'AUSTIN.1795652288723.3f9a01bc', newPassword: 'five other unrelated words there' },
  });
export type ResetPasswordRequest = z.input<typeof resetPasswordRequest>;

/** Answer of both; `message` is shown to the user. */
export const passwordMessageView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'Your new password is set. Please log in with it.' } });
export type PasswordMessageView = z.infer<typeof passwordMessageView>;

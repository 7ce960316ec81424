import { z } from 'zod';
import { personText } from '../buyer/person-text.js';

const PASSWORD_LENGTH = { least: 16, most: 200 };
const text = personText(1000).nullish();

type Form = Readonly<Partial<Record<'currentPassword' | 'newPassword' | 'confirmPassword', string | null>>>;

/** The first thing that is wrong, in the order in which people are told. */
const faultOf = ({ currentPassword, ...next }: Form): [keyof Form, string] | null =>
  currentPassword ? newPasswordFault(next) : ['currentPassword', 'Please enter your current password'];

/** The same of a new password and its confirmation, which is checked when there is one. */
export function newPasswordFault({
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
 * Body of POST /api/organization/update-credentials. Id and tag are accepted and must be those of the session; a
 * confirmation is checked when it is sent.
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
    const fault = faultOf(form);
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

/** Answer of POST /api/organization/update-credentials; all other sessions have ended. */
export const organizationCredentialsView = z
  .object({ success: z.literal(true), message: z.literal('Credentials updated successfully') })
  .meta({ example: { success: true, message: 'Credentials updated successfully' } });
export type OrganizationCredentialsView = z.infer<typeof organizationCredentialsView>;

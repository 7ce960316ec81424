import { z } from 'zod';
import { isEmailAddress } from '../buyer/email-address.js';
import { personText } from '../buyer/person-text.js';
import { newPasswordFault } from './organization-credentials.js';

/** Body of POST /api/organization/forgot-password; the answer is the same whether or not the address is known. */
export const forgotPasswordRequest = z
  .strictObject({
    email: personText(254).refine(isEmailAddress, 'Please enter a valid email address'),
    /** Of the mail. */
    language: z.enum(['en', 'es']).optional(),
  })
  .meta({ example: { email: 'eva@example.com', language: 'en' } });
export type ForgotPasswordRequest = z.input<typeof forgotPasswordRequest>;

/** Body of POST /api/organization/reset-password: the token of the mailed link; a confirmation is checked when it is sent. */
export const resetPasswordRequest = z
  .strictObject({
    token: z.string().min(1).max(200),
    newPassword: personText(1000).nullish(),
    confirmPassword: personText(1000).nullish(),
  })
  .superRefine((form, context) => {
    const fault = newPasswordFault(form);
    if (fault) context.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] });
  })
  .meta({
    example: { token: 'AUSTIN.1795652288723.3f9a01bc', newPassword: 'five other unrelated words there' },
  });
export type ResetPasswordRequest = z.input<typeof resetPasswordRequest>;

/** Answer of both; `message` is what a person reads. */
export const passwordMessageView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'The new password is set. Please log in with it.' } });
export type PasswordMessageView = z.infer<typeof passwordMessageView>;

import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';
import { findPasswordFault } from './passwords.js';

const token = z.string().min(1, 'Token is missing').max(200);

/** Answer of GET /api/organization/registration/link/{token}: the registration of a mailed link. */
export const registrationLinkView = z
  .object({
    success: z.literal(true),
    registration: z.object({ name: z.string(), tag: z.string(), linkOpened: z.boolean() }),
  })
  .meta({
    example: {
      success: true,
      registration: { name: 'Austin Board of Realtors', tag: 'AUSTIN', linkOpened: false },
    },
  });
export type RegistrationLinkView = z.infer<typeof registrationLinkView>;

/** Body of POST /api/organization/confirm-registration. A new password replaces that of the registration. */
export const confirmRegistrationRequest = z
  .strictObject({
    token,
    newPassword: personText(1000).nullish(),
    confirmPassword: personText(1000).nullish(),
  })
  .superRefine(({ newPassword, confirmPassword }, context) => {
    if (!newPassword && !confirmPassword) return;
    const fault = findPasswordFault({ newPassword, confirmPassword });
    if (fault) context.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] });
  })
  .meta({ example: { token: 'AUSTIN.6f1d2c3b.3f9a01bc', newPassword: 'five other unrelated words there' } });
export type ConfirmRegistrationRequest = z.input<typeof confirmRegistrationRequest>;

/** Body of POST /api/organization/not-me. */
export const disownRegistrationRequest = z
  .strictObject({ token })
  .meta({ example: { token: 'AUSTIN.6f1d2c3b.3f9a01bc' } });
export type DisownRegistrationRequest = z.input<typeof disownRegistrationRequest>;

/** Answer of both; `message` is shown to the user. */
export const registrationLinkMessageView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'Your email address is confirmed.' } });
export type RegistrationLinkMessageView = z.infer<typeof registrationLinkMessageView>;

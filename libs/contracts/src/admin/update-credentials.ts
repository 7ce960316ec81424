import { z } from 'zod';
import { personText } from '../buyer/person-text.js';

/** Longer than any password may be, so that the rules themselves say what is wrong with it. */
const text = personText(1000);

/** Body of POST /api/admin/update-credentials; what is missing or blank stays as it is. */
export const updateCredentialsRequest = z
  .strictObject({
    currentPassword: text.optional(),
    newUsername: text.optional(),
    newPassword: text.optional(),
    confirmPassword: text.optional(),
  })
  .meta({ example: { currentPassword: 'correct horse battery staple', newUsername: 'ann' } });
export type UpdateCredentialsRequest = z.input<typeof updateCredentialsRequest>;

/** Answer of POST /api/admin/update-credentials; all other sessions have ended. */
export const updateCredentialsView = z
  .object({ success: z.literal(true), message: z.literal('Credentials updated successfully') })
  .meta({ example: { success: true, message: 'Credentials updated successfully' } });
export type UpdateCredentialsView = z.infer<typeof updateCredentialsView>;

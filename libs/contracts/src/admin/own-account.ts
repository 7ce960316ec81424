import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';

/** A session of an admin. */
export const adminSession = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** When it ends if it is not used again. */
  expiresAt: z.iso.datetime(),
  /** For example 'Firefox on Linux'. */
  device: z.string(),
  address: z.string(),
  /** Whether this is the caller's session. */
  current: z.boolean(),
});
const example = {
  id: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
  startedAt: '2026-11-21T09:00:00.000Z',
  lastSeenAt: '2026-11-21T09:20:00.000Z',
  expiresAt: '2026-11-21T09:50:00.000Z',
  device: 'Firefox on Linux',
  address: '203.0.113.9',
  current: true,
};

/** Answer of GET /api/admin/sessions: the admin's sessions, newest first. */
export const sessionsView = z
  .object({ success: z.literal(true), sessions: z.array(adminSession) })
  .meta({ example: { success: true, sessions: [example] } });
export type SessionsView = z.infer<typeof sessionsView>;

/** Answer of DELETE /api/admin/sessions/:id. */
export const sessionEndedView = z.object({ success: z.literal(true) }).meta({ example: { success: true } });
export type SessionEndedView = z.infer<typeof sessionEndedView>;

/** Answer of POST /api/admin/sessions/end-others; `ended` is the number of ended sessions. */
export const othersEndedView = z
  .object({ success: z.literal(true), ended: z.number().int() })
  .meta({ example: { success: true, ended: 2 } });
export type OthersEndedView = z.infer<typeof othersEndedView>;

/** Longer than any valid password, so that the domain's rule explains what is wrong. */
const text = personText(1000);

/** Body of POST /api/admin/update-credentials; missing or blank fields are unchanged. */
export const updateCredentialsRequest = z
  .strictObject({
    currentPassword: text.optional(),
    newUsername: text.optional(),
    newPassword: text.optional(),
    confirmPassword: text.optional(),
  })
  .meta({ example: { currentPassword: 'correct horse battery staple', newUsername: 'ann' } });
export type UpdateCredentialsRequest = z.input<typeof updateCredentialsRequest>;

/** Answer of POST /api/admin/update-credentials; all other sessions are ended. */
export const updateCredentialsView = z
  .object({ success: z.literal(true), message: z.literal('Credentials updated successfully') })
  .meta({ example: { success: true, message: 'Credentials updated successfully' } });
export type UpdateCredentialsView = z.infer<typeof updateCredentialsView>;

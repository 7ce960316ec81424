import { z } from 'zod';

/** One place where an admin is signed in. */
export const adminSession = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** When it ends if it is not used any more. */
  expiresAt: z.iso.datetime(),
  /** Such as 'Firefox on Linux'. */
  device: z.string(),
  address: z.string(),
  /** Whether it is the one that asks. */
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

/** Answer of GET /api/admin/sessions: where the admin is signed in, the newest first. */
export const sessionsView = z
  .object({ success: z.literal(true), sessions: z.array(adminSession) })
  .meta({ example: { success: true, sessions: [example] } });
export type SessionsView = z.infer<typeof sessionsView>;

/** Answer of DELETE /api/admin/sessions/:id. */
export const sessionEndedView = z.object({ success: z.literal(true) }).meta({ example: { success: true } });
export type SessionEndedView = z.infer<typeof sessionEndedView>;

/** Answer of POST /api/admin/sessions/end-others: how many there were. */
export const othersEndedView = z
  .object({ success: z.literal(true), ended: z.number().int() })
  .meta({ example: { success: true, ended: 2 } });
export type OthersEndedView = z.infer<typeof othersEndedView>;

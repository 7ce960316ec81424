import type { SessionKind, SessionRole } from '../../access/roles.js';

/** One signed-in browser; the token that proves it is known to the browser alone. */
export type Session = Readonly<{
  id: string;
  kind: SessionKind;
  /** Who is signed in: the adminId, the organization's tag and master account, the affiliateId. */
  subjectId: string;
  startedAt: Date;
  /** When the password was typed last. */
  confirmedAt: Date;
  /** Written once a minute at most. */
  lastSeenAt: Date;
  /** When it ends if nothing more happens. */
  expiresAt: Date;
  /** Such as `Firefox on Linux`. */
  device: string;
  address: string;
}>;

/** A session whose account may come in, and as what. */
export type SignedInSession = Session & Readonly<{ role: SessionRole }>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Lifetime = Readonly<{ idleMs: number; absoluteMs: number }>;
const partner: Lifetime = { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS };

/** How long a session of each kind lasts unused, and at most. */
export const lifetimes: Readonly<Record<SessionKind, Lifetime>> = {
  admin: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS },
  organization: partner,
  affiliate: partner,
};

/** When a session ends that is used now for the last time. */
export function expiryOf({ kind, startedAt }: Pick<Session, 'kind' | 'startedAt'>, now: Date): Date {
  const { idleMs, absoluteMs } = lifetimes[kind];
  return new Date(Math.min(now.getTime() + idleMs, startedAt.getTime() + absoluteMs));
}

/** Whether the use of a session must be written down again. */
export const isLastSeenStale = ({ lastSeenAt }: Session, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= MINUTE_MS;

/** Whether the password was typed within the last ten minutes. */
export const isConfirmed = ({ confirmedAt }: Session, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < 10 * MINUTE_MS;

import { dayMs, hourMs, minuteMs } from '@closewise/domain/calendar';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SessionKind, SessionRole } from '../../access/roles.js';

/** One signed-in browser; only the browser knows its token. */
export type Session = Readonly<{
  id: string;
  kind: SessionKind;
  /** The signed-in account: an adminId, an organization's tag and master account, or an affiliateId. */
  subjectId: string;
  startedAt: Date;
  /** The last time the user entered the password. */
  confirmedAt: Date;
  /** Updated at most once a minute. */
  lastSeenAt: Date;
  /** When it ends without further use. */
  expiresAt: Date;
  /** For example `Firefox on Linux`. */
  device: string;
  address: string;
}>;

/** A session whose account may sign in, with its role. */
export type SignedInSession = Session & Readonly<{ role: SessionRole }>;

type Lifetime = Readonly<{ idleMs: number; absoluteMs: number }>;
const partner: Lifetime = { idleMs: 7 * dayMs, absoluteMs: 30 * dayMs };

/** Lifetimes of each kind of session: when unused, and at most. */
export const lifetimes: Readonly<Record<SessionKind, Lifetime>> = {
  admin: { idleMs: 30 * minuteMs, absoluteMs: 12 * hourMs },
  organization: partner,
  affiliate: partner,
};

/** When a session expires that is last used at `now`. */
export function expiryAfterUse({ kind, startedAt }: Pick<Session, 'kind' | 'startedAt'>, now: Date): Date {
  const { idleMs, absoluteMs } = lifetimes[kind];
  return new Date(Math.min(now.getTime() + idleMs, startedAt.getTime() + absoluteMs));
}

/** Whether `lastSeenAt` must be updated. */
export const isLastSeenStale = ({ lastSeenAt }: Session, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= minuteMs;

/** Whether the user entered the password within the last ten minutes. */
export const isConfirmed = ({ confirmedAt }: Session, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < 10 * minuteMs;

/** Injects the session into a handler of a route that requires one. */
export const SignedIn = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInSession => {
  const { signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!signedIn) throw new Error('@SignedIn is used on a route that is open without a session');
  return signedIn;
});

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../clock/clock.js';
import { clientAddress } from '../../http/rate-limits/address-group.js';
import { logSignIn } from '../sign-in/sign-in-log.js';
import { describeDevice } from './device.js';
import type { SessionKind, SessionRole } from '../../access/roles.js';
import { hashToken, newToken, SessionCookies } from './session-cookies.js';
import { SessionRows } from './session-rows.js';
import { expiryAfterUse, isLastSeenStale, type Session, type SignedInSession } from './session.js';

/** The account's role; null when it may not sign in. */
type Check = (session: Session) => Promise<SessionRole | null>;

/** Whether a signed-in account may still come in, and in which role; each module with accounts registers its check. */
@Injectable()
export class AccountChecks {
  private readonly checks = new Map<SessionKind, Check>();

  /** `roleOf` runs at each use of a session: it must load the aggregate, not a projection, which may lag behind. */
  register(kind: SessionKind, roleOf: Check): void {
    if (this.checks.has(kind)) throw new Error(`Two modules have accounts of the kind ${kind}`);
    this.checks.set(kind, roleOf);
  }

  /** Null for a kind without a registered check. */
  async roleOf(session: Session): Promise<SessionRole | null> {
    return (await this.checks.get(session.kind)?.(session)) ?? null;
  }
}

/** Starts, finds and ends the sessions of signed-in browsers. */
@Injectable()
export class Sessions {
  constructor(
    private readonly rows: SessionRows,
    private readonly cookies: SessionCookies,
    private readonly accounts: AccountChecks,
    private readonly clock: Clock,
  ) {}

  /** Signs a browser in with a new token; its previous session ends. */
  async start(
    kind: SessionKind,
    subjectId: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Session> {
    const now = this.clock.now();
    const token = newToken();
    const session: Session = {
      id: randomUUID(),
      kind,
      subjectId,
      startedAt: now,
      confirmedAt: now,
      lastSeenAt: now,
      expiresAt: expiryAfterUse({ kind, startedAt: now }, now),
      device: describeDevice(request.headers['user-agent']),
      address: clientAddress(request.ip),
    };
    await this.removeCurrent(kind, request);
    await this.rows.add(hashToken(token), session);
    this.cookies.write(kind, token, reply);
    logSignIn(request, 'signed in', `${kind} ${subjectId}`);
    return session;
  }

  /** The request's session, if it has not expired and its account may still sign in. */
  async find(kind: SessionKind, request: FastifyRequest): Promise<SignedInSession | null> {
    const token = this.cookies.read(kind, request);
    if (token === null) return null;
    const now = this.clock.now();
    const session = await this.rows.find(kind, hashToken(token), now);
    const role = session && (await this.accounts.roleOf(session));
    if (!session || !role) return null;
    if (!isLastSeenStale(session, now)) return { ...session, role };
    const seen = { ...session, lastSeenAt: now, expiresAt: expiryAfterUse(session, now) };
    await this.rows.touch(seen);
    return { ...seen, role };
  }

  /** Signs the browser out; harmless when it is signed out already. */
  async end(kind: SessionKind, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.removeCurrent(kind, request);
    this.cookies.clear(kind, reply);
    // Not "cookies" or "storage": of the account they hold only this session's cookie, and clearing them would also end
    // sessions of other kinds and delete an affiliate's referral and the visitor's cookie consent.
    reply.header('clear-site-data', '"cache"');
  }

  /** Records that the user has just entered the password again. */
  async confirm(session: Session): Promise<void> {
    await this.rows.confirm(session.id, this.clock.now());
  }

  /** The account's sessions, newest first. */
  list(kind: SessionKind, subjectId: string): Promise<Session[]> {
    return this.rows.list(kind, subjectId, this.clock.now());
  }

  /** Ends one session of an account; false when it has no such session. */
  async endOne(kind: SessionKind, subjectId: string, id: string): Promise<boolean> {
    return (await this.rows.remove({ kind, subjectId }, { only: id }, this.clock.now())) > 0;
  }

  /** Ends all other sessions of the account; returns how many. */
  endOthers(session: Session): Promise<number> {
    return this.rows.remove(session, { except: session.id }, this.clock.now());
  }

  /** Ends all sessions of an account; returns how many. */
  endAll(kind: SessionKind, subjectId: string): Promise<number> {
    return this.rows.remove({ kind, subjectId }, 'all', this.clock.now());
  }

  private async removeCurrent(kind: SessionKind, request: FastifyRequest): Promise<void> {
    const token = this.cookies.read(kind, request);
    if (token !== null) await this.rows.removeByToken(kind, hashToken(token));
  }
}

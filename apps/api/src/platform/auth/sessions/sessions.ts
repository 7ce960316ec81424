import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../clock/clock.js';
import { AccountChecks } from '../sign-in/account-checks.js';
import { logSignIn } from '../sign-in/sign-in-log.js';
import { deviceOf } from './device.js';
import type { SessionKind } from '../../access/roles.js';
import { hashOf, newToken, SessionCookies } from './session-cookies.js';
import { SessionRows } from './session-rows.js';
import { expiryOf, isLastSeenStale, type Session, type SignedInSession } from './session.js';

/** Who is signed in, in which browser. */
@Injectable()
export class Sessions {
  constructor(
    private readonly rows: SessionRows,
    private readonly cookies: SessionCookies,
    private readonly accounts: AccountChecks,
    private readonly clock: Clock,
  ) {}

  /** Signs a browser in with a token that it has not had before; the session it brought ends. */
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
      expiresAt: expiryOf({ kind, startedAt: now }, now),
      device: deviceOf(request.headers['user-agent']),
      address: request.ip,
    };
    await this.removeBrought(kind, request);
    await this.rows.add(hashOf(token), session);
    this.cookies.write(kind, token, reply);
    logSignIn(request, 'signed in', `${kind} ${subjectId}`);
    return session;
  }

  /** The session that a request brought, while it lasts and its account may come in. */
  async find(kind: SessionKind, request: FastifyRequest): Promise<SignedInSession | null> {
    const token = this.cookies.read(kind, request);
    if (token === null) return null;
    const now = this.clock.now();
    const session = await this.rows.find(kind, hashOf(token), now);
    const role = session && (await this.accounts.roleOf(session));
    if (!session || !role) return null;
    if (!isLastSeenStale(session, now)) return { ...session, role };
    const seen = { ...session, lastSeenAt: now, expiresAt: expiryOf(session, now) };
    await this.rows.see(seen);
    return { ...seen, role };
  }

  /** Signs the browser out; one that is signed out stays so. */
  async end(kind: SessionKind, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.removeBrought(kind, request);
    this.cookies.clear(kind, reply);
    // Storage holds nothing of the account, but who referred the visitor and what they chose about cookies.
    reply.header('clear-site-data', '"cache"');
  }

  /** Notes that the password was typed again just now. */
  async confirm(session: Session): Promise<void> {
    await this.rows.confirm(session.id, this.clock.now());
  }

  /** Where an account is signed in, the newest first. */
  list(kind: SessionKind, subjectId: string): Promise<Session[]> {
    return this.rows.list(kind, subjectId, this.clock.now());
  }

  /** Ends one session of an account; false when it has none of this id. */
  async endOne(kind: SessionKind, subjectId: string, id: string): Promise<boolean> {
    return (await this.rows.remove({ kind, subjectId }, { only: id }, this.clock.now())) > 0;
  }

  /** Ends all sessions of the account but this one, and says how many. */
  endOthers(session: Session): Promise<number> {
    return this.rows.remove(session, { except: session.id }, this.clock.now());
  }

  /** Ends all sessions of an account, and says how many. */
  endAll(kind: SessionKind, subjectId: string): Promise<number> {
    return this.rows.remove({ kind, subjectId }, 'all', this.clock.now());
  }

  private async removeBrought(kind: SessionKind, request: FastifyRequest): Promise<void> {
    const token = this.cookies.read(kind, request);
    if (token !== null) await this.rows.removeByToken(kind, hashOf(token));
  }
}

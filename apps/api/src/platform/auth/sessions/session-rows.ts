import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Database } from '../../database/database.js';
import type { Table } from '../../database/table.js';
import type { SessionKind } from '../../access/roles.js';
import type { Session } from './session.js';
import { SessionRow } from './session.table.js';

/** SQL: each request of a signed-in browser asks it, and a repository takes 2.4 times the processor time (ADR 23). */
const FIND = `
  select session_id as id, kind, subject_id as "subjectId", device, address, started_at as "startedAt",
         confirmed_at as "confirmedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
    from durable.sessions where token_hash = $1 and kind = $2 and expires_at > $3`;

/** The table of sessions. Times come from the caller, whose clock tests move. */
@Injectable()
export class SessionRows {
  constructor(private readonly database: Database) {}

  async add(tokenHash: Buffer, { id, ...session }: Session): Promise<void> {
    await this.table.insert({ sessionId: id, tokenHash, ...session });
  }

  async find(kind: SessionKind, tokenHash: Buffer, now: Date): Promise<Session | null> {
    const [session] = await this.database.query<Session>(FIND, [tokenHash, kind, now]);
    return session ?? null;
  }

  /** The newest first. */
  async list(kind: SessionKind, subjectId: string, now: Date): Promise<Session[]> {
    const rows = await this.table.find({
      where: { kind, subjectId, expiresAt: MoreThan(now) },
      order: { startedAt: 'DESC', sessionId: 'ASC' },
    });
    return rows.map(sessionOf);
  }

  async see({ id, lastSeenAt, expiresAt }: Session): Promise<void> {
    await this.table.update({ sessionId: id }, { lastSeenAt, expiresAt });
  }

  async confirm(id: string, now: Date): Promise<void> {
    await this.table.update({ sessionId: id }, { confirmedAt: now });
  }

  async removeByToken(kind: SessionKind, tokenHash: Buffer): Promise<void> {
    await this.table.delete({ tokenHash, kind });
  }

  /** Of one account: the session `only`, or all but the session `except`. Returns how many had not ended yet. */
  async remove(
    { kind, subjectId }: Pick<Session, 'kind' | 'subjectId'>,
    which: { only: string } | { except: string } | 'all',
    now: Date,
  ): Promise<number> {
    const sessions = { kind, subjectId, ...ofId(which) };
    const { affected } = await this.table.delete({ ...sessions, expiresAt: MoreThan(now) });
    await this.table.delete({ ...sessions, expiresAt: LessThanOrEqual(now) });
    return affected!;
  }

  async removeExpired(now: Date): Promise<void> {
    await this.table.delete({ expiresAt: LessThanOrEqual(now) });
  }

  private get table(): Table<SessionRow> {
    return this.database.table(SessionRow);
  }
}

function ofId(which: { only: string } | { except: string } | 'all'): FindOptionsWhere<SessionRow> {
  if (which === 'all') return {};
  return { sessionId: 'only' in which ? which.only : Not(which.except) };
}

function sessionOf(row: SessionRow): Session {
  const { sessionId, tokenHash: _, ...session } = row;
  return { id: sessionId, ...session };
}

import { Injectable } from '@nestjs/common';
import {
  type FindOptionsWhere,
  LessThanOrEqual,
  MoreThan,
  Not,
  Column,
  Entity,
  Index,
  PrimaryColumn,
  Unique,
} from 'typeorm';
import { Database } from '../../database/database.js';
import type { Table } from '../../database/table.js';
import type { SessionKind } from '../../access/roles.js';
import type { Session } from './session.js';
import { Clock } from '../../clock/clock.js';
import type { RecurringJob } from '../../jobs/job.js';

/** SQL: each request of a signed-in browser runs it, and a repository takes 2.4 times the processor time (ADR 23). */
const FIND = `
  select session_id as id, kind, subject_id as "subjectId", device, address, started_at as "startedAt",
         confirmed_at as "confirmedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
    from durable.sessions where token_hash = $1 and kind = $2 and expires_at > $3`;

/** The table of sessions. Times come from the caller, whose clock tests shift. */
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
    return rows.map(toSession);
  }

  async touch({ id, lastSeenAt, expiresAt }: Session): Promise<void> {
    await this.table.update({ sessionId: id }, { lastSeenAt, expiresAt });
  }

  async confirm(id: string, now: Date): Promise<void> {
    await this.table.update({ sessionId: id }, { confirmedAt: now });
  }

  async removeByToken(kind: SessionKind, tokenHash: Buffer): Promise<void> {
    await this.table.delete({ tokenHash, kind });
  }

  /** Deletes one account's session `only`, or all but the session `except`. Returns how many had not expired. */
  async remove(
    { kind, subjectId }: Pick<Session, 'kind' | 'subjectId'>,
    which: { only: string } | { except: string } | 'all',
    now: Date,
  ): Promise<number> {
    const sessions = { kind, subjectId, ...conditionFor(which) };
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

function conditionFor(which: { only: string } | { except: string } | 'all'): FindOptionsWhere<SessionRow> {
  if (which === 'all') return {};
  return { sessionId: 'only' in which ? which.only : Not(which.except) };
}

function toSession(row: SessionRow): Session {
  const { sessionId, tokenHash: _, ...session } = row;
  return { id: sessionId, ...session };
}

/** Who is signed in; an ended session's row is gone. Of the token only its hash is kept. */
@Entity({ schema: 'durable', name: 'sessions' })
@Unique('sessions_token_hash', ['tokenHash'])
@Index('sessions_by_subject', ['kind', 'subjectId'])
@Index('sessions_by_expiry', ['expiresAt'])
export class SessionRow {
  @PrimaryColumn({ name: 'session_id', type: 'uuid', primaryKeyConstraintName: 'sessions_pkey' })
  sessionId!: string;

  /** SHA-256. */
  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Column({ type: 'text' })
  kind!: SessionKind;

  @Column({ name: 'subject_id', type: 'text' })
  subjectId!: string;

  @Column({ type: 'text' })
  device!: string;

  @Column({ type: 'text' })
  address!: string;

  @Column({ name: 'started_at', type: 'timestamptz' })
  startedAt!: Date;

  @Column({ name: 'confirmed_at', type: 'timestamptz' })
  confirmedAt!: Date;

  @Column({ name: 'last_seen_at', type: 'timestamptz' })
  lastSeenAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}

/** Deletes expired sessions. */
@Injectable()
export class ForgetEndedSessions implements RecurringJob {
  readonly name = 'forget-ended-sessions';
  readonly everySeconds = 600;

  constructor(
    private readonly rows: SessionRows,
    private readonly clock: Clock,
  ) {}

  readonly run = (): Promise<void> => this.rows.removeExpired(this.clock.now());
}

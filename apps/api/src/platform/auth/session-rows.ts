import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { SessionKind } from './roles.js';
import type { Session } from './session.js';

const COLUMNS = `
  session_id as id, kind, subject_id as "subjectId", device, address, started_at as "startedAt",
  confirmed_at as "confirmedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"`;

/** The table of sessions. Times come from the caller, whose clock tests move. */
@Injectable()
export class SessionRows {
  constructor(private readonly database: Database) {}

  async add(tokenHash: Buffer, session: Session): Promise<void> {
    const { id, kind, subjectId, device, address, startedAt, confirmedAt, lastSeenAt, expiresAt } = session;
    await this.database.query(
      `insert into durable.sessions (session_id, token_hash, kind, subject_id, device, address,
         started_at, confirmed_at, last_seen_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, tokenHash, kind, subjectId, device, address, startedAt, confirmedAt, lastSeenAt, expiresAt],
    );
  }

  async find(kind: SessionKind, tokenHash: Buffer, now: Date): Promise<Session | null> {
    const [session] = await this.database.query<Session>(
      `select ${COLUMNS} from durable.sessions where token_hash = $1 and kind = $2 and expires_at > $3`,
      [tokenHash, kind, now],
    );
    return session ?? null;
  }

  /** The newest first. */
  list(kind: SessionKind, subjectId: string, now: Date): Promise<Session[]> {
    return this.database.query<Session>(
      `select ${COLUMNS} from durable.sessions where kind = $1 and subject_id = $2 and expires_at > $3
       order by started_at desc, session_id`,
      [kind, subjectId, now],
    );
  }

  async see({ id, lastSeenAt, expiresAt }: Session): Promise<void> {
    await this.database.query(
      'update durable.sessions set last_seen_at = $2, expires_at = $3 where session_id = $1',
      [id, lastSeenAt, expiresAt],
    );
  }

  async confirm(id: string, now: Date): Promise<void> {
    await this.database.query('update durable.sessions set confirmed_at = $2 where session_id = $1', [
      id,
      now,
    ]);
  }

  async removeByToken(kind: SessionKind, tokenHash: Buffer): Promise<void> {
    await this.database.query('delete from durable.sessions where token_hash = $1 and kind = $2', [
      tokenHash,
      kind,
    ]);
  }

  /** Of one account: the session `only`, or all but the session `except`. Returns how many had not ended yet. */
  async remove(
    { kind, subjectId }: Pick<Session, 'kind' | 'subjectId'>,
    { only = null, except = null }: { only?: string | null; except?: string | null },
    now: Date,
  ): Promise<number> {
    const removed = await this.database.query<{ expiresAt: Date }>(
      `delete from durable.sessions
       where kind = $1 and subject_id = $2
         and ($3::uuid is null or session_id = $3) and ($4::uuid is null or session_id <> $4)
       returning expires_at as "expiresAt"`,
      [kind, subjectId, only, except],
    );
    return removed.filter(({ expiresAt }) => expiresAt > now).length;
  }

  async removeExpired(now: Date): Promise<void> {
    await this.database.query('delete from durable.sessions where expires_at <= $1', [now]);
  }
}

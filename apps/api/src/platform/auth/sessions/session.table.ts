import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { SessionKind } from '../../access/roles.js';

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

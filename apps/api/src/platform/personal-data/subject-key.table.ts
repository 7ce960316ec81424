import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A subject's key, wrapped by the master key; a destroyed key keeps its row without the bytes. */
@Entity({ schema: 'durable', name: 'subject_keys' })
@Index('subject_keys_living', ['subjectId'], { unique: true, where: 'destroyed_at is null' })
@Index('subject_keys_subject', ['subjectId'])
@Index('subject_keys_person', ['personId'])
export class SubjectKeyRow {
  @PrimaryColumn({ name: 'key_id', type: 'uuid', primaryKeyConstraintName: 'subject_keys_pkey' })
  keyId!: string;

  @Column({ name: 'subject_id', type: 'text' })
  subjectId!: string;

  /** The person of the subject; the subject itself when it is a person. */
  @Column({ name: 'person_id', type: 'text' })
  personId!: string;

  @Column({ name: 'wrapped_key', type: 'bytea', nullable: true })
  wrappedKey!: Buffer | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ name: 'destroyed_at', type: 'timestamptz', nullable: true })
  destroyedAt!: Date | null;
}

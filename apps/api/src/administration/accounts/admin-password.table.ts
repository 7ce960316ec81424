import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A password's hash. It counts only while the admin's newest event names it. */
@Entity({ schema: 'durable', name: 'admin_passwords' })
@Index('admin_passwords_by_admin', ['adminId'])
export class AdminPasswordRow {
  @PrimaryColumn({ name: 'credential_id', type: 'uuid', primaryKeyConstraintName: 'admin_passwords_pkey' })
  credentialId!: string;

  @Column({ name: 'admin_id', type: 'uuid' })
  adminId!: string;

  /** PHC format: algorithm, parameters, salt and hash. */
  @Column({ type: 'text' })
  hash!: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;
}

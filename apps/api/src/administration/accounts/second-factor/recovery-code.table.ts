import { Entity, PrimaryColumn } from 'typeorm';

/** A code that replaces the phone once; a used one is gone. */
@Entity({ schema: 'durable', name: 'admin_recovery_codes' })
export class RecoveryCodeRow {
  @PrimaryColumn({
    name: 'admin_id',
    type: 'uuid',
    primaryKeyConstraintName: 'admin_recovery_codes_pkey',
  })
  adminId!: string;

  /** HMAC with a key outside the database: so short a code could be guessed from a plain hash. */
  @PrimaryColumn({
    name: 'code_hash',
    type: 'text',
    primaryKeyConstraintName: 'admin_recovery_codes_pkey',
  })
  codeHash!: string;
}

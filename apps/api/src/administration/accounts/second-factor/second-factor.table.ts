import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an admin's authenticator app was given. It counts only while the admin's events say that the factor is on. */
@Entity({ schema: 'durable', name: 'admin_second_factors' })
export class SecondFactorRow {
  @PrimaryColumn({
    name: 'admin_id',
    type: 'uuid',
    primaryKeyConstraintName: 'admin_second_factors_pkey',
  })
  adminId!: string;

  /** Sealed with the admin's key, like their name. */
  @Column({ name: 'sealed_secret', type: 'text' })
  sealedSecret!: string;

  /** The step of 30 seconds whose code was accepted last: neither it nor an earlier one is accepted again. */
  @Column({ name: 'last_step', type: 'bigint', default: 0 })
  lastStep!: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;
}

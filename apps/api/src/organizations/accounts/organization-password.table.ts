import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A password's hash. It counts only while the organization's newest event names it. */
@Entity({ schema: 'durable', name: 'organization_passwords' })
@Index('organization_passwords_by_account', ['masterAffiliateId'])
export class OrganizationPasswordRow {
  @PrimaryColumn({
    name: 'credential_id',
    type: 'uuid',
    primaryKeyConstraintName: 'organization_passwords_pkey',
  })
  credentialId!: string;

  /** Whose it is: a tag may go to another organization, its master account never does. */
  @Column({ name: 'master_affiliate_id', type: 'text' })
  masterAffiliateId!: string;

  /** PHC format: algorithm, parameters, salt and hash. */
  @Column({ type: 'text' })
  hash!: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;
}

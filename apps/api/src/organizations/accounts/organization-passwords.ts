import { randomUUID } from 'node:crypto';
import { Column, Entity, Index, PrimaryColumn, Not } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../../platform/auth/passwords/passwords.js';
import { Database } from '../../platform/database/database.js';
import type { Table } from '../../platform/database/table.js';

/** A password's hash. It is valid only while the organization's newest event names it. */
@Entity({ schema: 'durable', name: 'organization_passwords' })
@Index('organization_passwords_by_account', ['masterAffiliateId'])
export class OrganizationPasswordRow {
  @PrimaryColumn({
    name: 'credential_id',
    type: 'uuid',
    primaryKeyConstraintName: 'organization_passwords_pkey',
  })
  credentialId!: string;

  /** Identifies the owner: a tag can pass to another organization, a master account cannot. */
  @Column({ name: 'master_affiliate_id', type: 'text' })
  masterAffiliateId!: string;

  /** PHC format: algorithm, parameters, salt and hash. */
  @Column({ type: 'text' })
  hash!: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;
}

/**
 * Password hashes. A new hash is stored next to the old one and becomes valid with the event that names it, so that an
 * interruption leaves the old password valid.
 */
@Injectable()
export class OrganizationPasswords {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /** Returns the id by which an event makes the hash valid. */
  async add(masterAffiliateId: string, password: string): Promise<string> {
    const credentialId = randomUUID();
    const hash = await this.passwords.hash(password);
    await this.table.insert({ credentialId, masterAffiliateId, hash });
    return credentialId;
  }

  async hashOf(credentialId: string): Promise<string | null> {
    const row = await this.table.findOneBy({ credentialId });
    return row?.hash ?? null;
  }

  /** Rehashes the same password with the current parameters, unless it was replaced in the meantime. */
  async renew(credentialId: string, before: string, password: string): Promise<void> {
    const hash = await this.passwords.hash(password);
    await this.table.update({ credentialId, hash: before }, { hash });
  }

  /** Deletes all other hashes of the account; without `credentialId`, all of them. */
  async keepOnly(masterAffiliateId: string, credentialId: string | null): Promise<void> {
    const others = credentialId === null ? {} : { credentialId: Not(credentialId) };
    await this.table.delete({ masterAffiliateId, ...others });
  }

  private get table(): Table<OrganizationPasswordRow> {
    return this.database.table(OrganizationPasswordRow);
  }
}

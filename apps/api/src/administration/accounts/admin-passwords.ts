import { Column, Entity, Index, PrimaryColumn, Not } from 'typeorm';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../../platform/auth/passwords/passwords.js';
import { Database } from '../../platform/database/database.js';
import type { Table } from '../../platform/database/table.js';

/** A password's hash. It is valid only while the admin's newest event names it. */
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

/**
 * Password hashes. A new hash is stored next to the old one and becomes valid with the event that names it, so that an
 * interruption leaves the old password valid.
 */
@Injectable()
export class AdminPasswords {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /** Returns the id by which an event makes the hash valid. */
  async add(adminId: string, password: string): Promise<string> {
    const credentialId = randomUUID();
    const hash = await this.passwords.hash(password);
    await this.table.insert({ credentialId, adminId, hash });
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

  /** Deletes all other hashes of the admin. */
  async keepOnly(adminId: string, credentialId: string): Promise<void> {
    await this.table.delete({ adminId, credentialId: Not(credentialId) });
  }

  async forget(adminId: string): Promise<void> {
    await this.table.delete({ adminId });
  }

  /** Everyone who ever had a hash, oldest first; an interrupted creation leaves an id without an admin. */
  async adminIds(): Promise<string[]> {
    const rows = await this.table
      .createQueryBuilder('password')
      .select('password.adminId', 'id')
      .groupBy('password.adminId')
      .orderBy('min(password.createdAt)')
      .addOrderBy('password.adminId')
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  private get table(): Table<AdminPasswordRow> {
    return this.database.table(AdminPasswordRow);
  }
}

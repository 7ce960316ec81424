import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Passwords } from '../../platform/auth/passwords/passwords.js';
import { Database } from '../../platform/database/database.js';
import type { Table } from '../../platform/database/table.js';
import { AdminPasswordRow } from './admin-password.table.js';

/**
 * The hashes. A new one is written beside the old one and counts from the event that names it: whatever is interrupted
 * in between leaves the old password in force.
 */
@Injectable()
export class AdminPasswords {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /** Answers the id by which an event puts it in force. */
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

  /** The same password under today's parameters; nothing happens when it was replaced meanwhile. */
  async renew(credentialId: string, before: string, password: string): Promise<void> {
    const hash = await this.passwords.hash(password);
    await this.table.update({ credentialId, hash: before }, { hash });
  }

  /** Removes what an interrupted or later change has left. */
  async keepOnly(adminId: string, credentialId: string): Promise<void> {
    await this.table.delete({ adminId, credentialId: Not(credentialId) });
  }

  async forget(adminId: string): Promise<void> {
    await this.table.delete({ adminId });
  }

  /** Everybody for whom a hash was ever written, oldest first; some may never have become admins. */
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

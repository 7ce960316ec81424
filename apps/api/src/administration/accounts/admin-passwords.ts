import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../../platform/auth/passwords.js';
import { Database } from '../../platform/database/database.js';

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
    await this.database.query(
      'insert into durable.admin_passwords (credential_id, admin_id, hash) values ($1, $2, $3)',
      [credentialId, adminId, await this.passwords.hash(password)],
    );
    return credentialId;
  }

  async hashOf(credentialId: string): Promise<string | null> {
    const [row] = await this.database.query<{ hash: string }>(
      'select hash from durable.admin_passwords where credential_id = $1',
      [credentialId],
    );
    return row?.hash ?? null;
  }

  /** The same password under today's parameters; nothing happens when it was replaced meanwhile. */
  async renew(credentialId: string, before: string, password: string): Promise<void> {
    await this.database.query(
      'update durable.admin_passwords set hash = $3 where credential_id = $1 and hash = $2',
      [credentialId, before, await this.passwords.hash(password)],
    );
  }

  /** Removes what an interrupted or later change has left. */
  async keepOnly(adminId: string, credentialId: string): Promise<void> {
    await this.database.query(
      'delete from durable.admin_passwords where admin_id = $1 and credential_id <> $2',
      [adminId, credentialId],
    );
  }

  async forget(adminId: string): Promise<void> {
    await this.database.query('delete from durable.admin_passwords where admin_id = $1', [adminId]);
  }

  /** Everybody for whom a hash was ever written, oldest first; some may never have become admins. */
  async adminIds(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'select admin_id as id from durable.admin_passwords group by admin_id order by min(created_at), admin_id',
    );
    return rows.map(({ id }) => id);
  }
}

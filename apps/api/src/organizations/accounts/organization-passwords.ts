import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../../platform/auth/passwords.js';
import { Database } from '../../platform/database/database.js';

/**
 * The hashes. A new one is written beside the old one and counts from the event that names it: whatever is interrupted
 * in between leaves the old password in force.
 */
@Injectable()
export class OrganizationPasswords {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /** Answers the id by which an event puts it in force. */
  async add(masterAffiliateId: string, password: string): Promise<string> {
    const credentialId = randomUUID();
    await this.database.query(
      'insert into durable.organization_passwords (credential_id, master_affiliate_id, hash) values ($1, $2, $3)',
      [credentialId, masterAffiliateId, await this.passwords.hash(password)],
    );
    return credentialId;
  }

  async hashOf(credentialId: string): Promise<string | null> {
    const [row] = await this.database.query<{ hash: string }>(
      'select hash from durable.organization_passwords where credential_id = $1',
      [credentialId],
    );
    return row?.hash ?? null;
  }

  /** The same password under today's parameters; nothing happens when it was replaced meanwhile. */
  async renew(credentialId: string, before: string, password: string): Promise<void> {
    await this.database.query(
      'update durable.organization_passwords set hash = $3 where credential_id = $1 and hash = $2',
      [credentialId, before, await this.passwords.hash(password)],
    );
  }

  /** Removes what an interrupted or later change has left; without `credentialId`, everything. */
  async keepOnly(masterAffiliateId: string, credentialId: string | null): Promise<void> {
    await this.database.query(
      `delete from durable.organization_passwords
       where master_affiliate_id = $1 and credential_id is distinct from $2`,
      [masterAffiliateId, credentialId],
    );
  }
}

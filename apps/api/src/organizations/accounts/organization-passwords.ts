import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Passwords } from '../../platform/auth/passwords/passwords.js';
import { Database } from '../../platform/database/database.js';
import type { Table } from '../../platform/database/table.js';
import { OrganizationPasswordRow } from './organization-password.table.js';

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
    const hash = await this.passwords.hash(password);
    await this.table.insert({ credentialId, masterAffiliateId, hash });
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

  /** Removes what an interrupted or later change has left; without `credentialId`, everything. */
  async keepOnly(masterAffiliateId: string, credentialId: string | null): Promise<void> {
    const others = credentialId === null ? {} : { credentialId: Not(credentialId) };
    await this.table.delete({ masterAffiliateId, ...others });
  }

  private get table(): Table<OrganizationPasswordRow> {
    return this.database.table(OrganizationPasswordRow);
  }
}

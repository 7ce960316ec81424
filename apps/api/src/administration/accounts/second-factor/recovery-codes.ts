import { crockfordLetters } from '../../../platform/crockford-base32.js';
import { Entity, PrimaryColumn } from 'typeorm';
import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Table } from '../../../platform/database/table.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';

/** A code that replaces the authenticator app once; it is deleted on use. */
@Entity({ schema: 'durable', name: 'admin_recovery_codes' })
export class RecoveryCodeRow {
  @PrimaryColumn({
    name: 'admin_id',
    type: 'uuid',
    primaryKeyConstraintName: 'admin_recovery_codes_pkey',
  })
  adminId!: string;

  /** HMAC with a key outside the database, since a code this short could be guessed from a plain hash. */
  @PrimaryColumn({
    name: 'code_hash',
    type: 'text',
    primaryKeyConstraintName: 'admin_recovery_codes_pkey',
  })
  codeHash!: string;
}

const CODE_COUNT = 10;
const CODE_LENGTH = 8;

/** Single-use codes for an admin who has lost the authenticator app. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  /** Replaces all codes and returns the new ones, which cannot be read again. */
  async replace(adminId: string): Promise<string[]> {
    const codes = Array.from({ length: CODE_COUNT }, createCode);
    const rows = codes.map((code) => ({ adminId, codeHash: this.hashOf(adminId, code) }));
    await this.database.transaction(async (client) => {
      const table = this.database.table(RecoveryCodeRow, client);
      await table.delete({ adminId });
      await table.insert(rows);
    });
    return codes.map((code) => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`);
  }

  /** False if the code is unknown or already used. `typed` has no spaces or dashes. */
  async use(adminId: string, typed: string): Promise<boolean> {
    const codeHash = this.hashOf(adminId, normalizeCode(typed));
    return (await this.table.delete({ adminId, codeHash })).affected === 1;
  }

  countLeft(adminId: string): Promise<number> {
    return this.table.countBy({ adminId });
  }

  async forget(adminId: string): Promise<void> {
    await this.table.delete({ adminId });
  }

  private get table(): Table<RecoveryCodeRow> {
    return this.database.table(RecoveryCodeRow);
  }

  private hashOf(adminId: string, code: string): string {
    return this.personalData.pseudonym('admin recovery code', JSON.stringify([adminId, code]));
  }
}

const createCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => crockfordLetters[randomInt(crockfordLetters.length)]).join('');

/** Accepts O for 0, and I or l for 1. */
const normalizeCode = (typed: string): string =>
  typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Table } from '../../../platform/database/table.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { RecoveryCodeRow } from './recovery-code.table.js';

const HOW_MANY = 10;
const LENGTH = 8;
/** Crockford's base32: who writes O for 0 or l for 1 is understood. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The codes for the day on which the phone is gone; each works once. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  /** New ones in the place of all others; they are known here for the last time. */
  async replace(adminId: string): Promise<string[]> {
    const codes = Array.from({ length: HOW_MANY }, newCode);
    const rows = codes.map((code) => ({ adminId, codeHash: this.hashOf(adminId, code) }));
    await this.database.transaction(async (client) => {
      const table = this.database.table(RecoveryCodeRow, client);
      await table.delete({ adminId });
      await table.insert(rows);
    });
    return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
  }

  /** False when there is no such code, or no more. `typed` is without spaces and dashes. */
  async use(adminId: string, typed: string): Promise<boolean> {
    const codeHash = this.hashOf(adminId, meant(typed));
    return (await this.table.delete({ adminId, codeHash })).affected === 1;
  }

  left(adminId: string): Promise<number> {
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

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const meant = (typed: string): string => typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

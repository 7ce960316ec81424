import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';

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
    await this.database.query(
      `with replaced as (delete from durable.admin_recovery_codes where admin_id = $1)
       insert into durable.admin_recovery_codes (admin_id, code_hash) select $1, unnest($2::text[])`,
      [adminId, codes.map((code) => this.hashOf(adminId, code))],
    );
    return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
  }

  /** False when there is no such code, or no more. `typed` is without spaces and dashes. */
  async use(adminId: string, typed: string): Promise<boolean> {
    const used = await this.database.query(
      'delete from durable.admin_recovery_codes where admin_id = $1 and code_hash = $2 returning admin_id',
      [adminId, this.hashOf(adminId, meant(typed))],
    );
    return used.length > 0;
  }

  async left(adminId: string): Promise<number> {
    const [counted] = await this.database.query<{ codes: number }>(
      'select count(*) as codes from durable.admin_recovery_codes where admin_id = $1',
      [adminId],
    );
    return counted!.codes;
  }

  async forget(adminId: string): Promise<void> {
    await this.database.query('delete from durable.admin_recovery_codes where admin_id = $1', [adminId]);
  }

  private hashOf(adminId: string, code: string): string {
    return this.personalData.pseudonym('admin recovery code', JSON.stringify([adminId, code]));
  }
}

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const meant = (typed: string): string => typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

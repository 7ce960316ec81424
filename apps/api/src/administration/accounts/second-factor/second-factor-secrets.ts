import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import type { KnownAdmin } from '../admins.js';
import { stepOfCode } from './authenticator.js';

type Owner = Pick<KnownAdmin, 'adminId' | 'subjectId'>;

/** The secrets that authenticator apps share with us. */
@Injectable()
export class SecondFactorSecrets {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  /** In the place of the one before. */
  async keep({ adminId, subjectId }: Owner, secret: string): Promise<void> {
    await this.database.query(
      `insert into durable.admin_second_factors (admin_id, sealed_secret) values ($1, $2)
       on conflict (admin_id) do update
       set sealed_secret = excluded.sealed_secret, last_step = default, created_at = default`,
      [adminId, await this.personalData.seal(subjectId, secret)],
    );
  }

  /** Whether this is the app's code of now; of two who bring the same code at once, one is told so. */
  async accept(owner: Owner, code: string): Promise<boolean> {
    const secret = await this.find(owner);
    const step = secret === null ? null : stepOfCode(code, secret, this.clock.now());
    if (step === null) return false;
    const used = await this.database.query(
      `update durable.admin_second_factors set last_step = $2
       where admin_id = $1 and last_step < $2 returning admin_id`,
      [owner.adminId, step],
    );
    return used.length > 0;
  }

  async exists({ adminId }: Owner): Promise<boolean> {
    const sql = 'select 1 from durable.admin_second_factors where admin_id = $1';
    return (await this.database.query(sql, [adminId])).length > 0;
  }

  async forget(adminId: string): Promise<void> {
    await this.database.query('delete from durable.admin_second_factors where admin_id = $1', [adminId]);
  }

  private async find({ adminId, subjectId }: Owner): Promise<string | null> {
    const [row] = await this.database.query<{ sealed: string }>(
      'select sealed_secret as sealed from durable.admin_second_factors where admin_id = $1',
      [adminId],
    );
    const secret = row ? await this.personalData.open(subjectId, row.sealed) : null;
    return typeof secret === 'string' ? secret : null;
  }
}

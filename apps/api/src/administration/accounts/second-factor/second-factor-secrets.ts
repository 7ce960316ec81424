import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { Table } from '../../../platform/database/table.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import type { KnownAdmin } from '../admins.js';
import { stepOfCode } from './authenticator.js';
import { SecondFactorRow } from './second-factor.table.js';

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
    const sealedSecret = await this.personalData.seal(subjectId, secret);
    await this.table.upsert({ adminId, sealedSecret, lastStep: 0, createdAt: () => 'now()' }, ['adminId']);
  }

  /** Whether this is the app's code of now; of two who bring the same code at once, one is told so. */
  async accept(owner: Owner, code: string): Promise<boolean> {
    const secret = await this.find(owner);
    const step = secret === null ? null : stepOfCode(code, secret, this.clock.now());
    if (step === null) return false;
    const earlier = { adminId: owner.adminId, lastStep: LessThan(step) };
    return (await this.table.update(earlier, { lastStep: step })).affected === 1;
  }

  exists({ adminId }: Owner): Promise<boolean> {
    return this.table.existsBy({ adminId });
  }

  async forget(adminId: string): Promise<void> {
    await this.table.delete({ adminId });
  }

  private async find({ adminId, subjectId }: Owner): Promise<string | null> {
    const row = await this.table.findOneBy({ adminId });
    const secret = row ? await this.personalData.open(subjectId, row.sealedSecret) : null;
    return typeof secret === 'string' ? secret : null;
  }

  private get table(): Table<SecondFactorRow> {
    return this.database.table(SecondFactorRow);
  }
}

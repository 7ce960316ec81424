import { Column, Entity, PrimaryColumn, LessThan } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { Table } from '../../../platform/database/table.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import type { KnownAdmin } from '../admins.js';
import { findCodeStep } from './authenticator.js';

/** The secret in an admin's authenticator app. It is valid only while the admin's events say that the factor is on. */
@Entity({ schema: 'durable', name: 'admin_second_factors' })
export class SecondFactorRow {
  @PrimaryColumn({
    name: 'admin_id',
    type: 'uuid',
    primaryKeyConstraintName: 'admin_second_factors_pkey',
  })
  adminId!: string;

  /** Encrypted with the admin's key, like the username. */
  @Column({ name: 'sealed_secret', type: 'text' })
  sealedSecret!: string;

  /** The last accepted 30-second step. Its code and earlier ones are refused. */
  @Column({ name: 'last_step', type: 'bigint', default: 0 })
  lastStep!: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;
}

type Owner = Pick<KnownAdmin, 'adminId' | 'subjectId'>;

/** The secrets shared with authenticator apps. */
@Injectable()
export class SecondFactorSecrets {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  /** Replaces the previous secret. */
  async replace({ adminId, subjectId }: Owner, secret: string): Promise<void> {
    const sealedSecret = await this.personalData.seal(subjectId, secret);
    await this.table.upsert({ adminId, sealedSecret, lastStep: 0, createdAt: () => 'now()' }, ['adminId']);
  }

  /** Whether this is the app's current code. Of two concurrent requests with the same code, one is accepted. */
  async accept(owner: Owner, code: string): Promise<boolean> {
    const secret = await this.find(owner);
    const step = secret === null ? null : findCodeStep(code, secret, this.clock.now());
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

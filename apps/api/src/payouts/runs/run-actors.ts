import { Injectable } from '@nestjs/common';
import { adminActor } from '@closewise/domain/actor';
import { DomainError } from '@closewise/domain/events';
import type { RunActor } from '@closewise/domain/payouts';
import { Admins } from '../../administration/index.js';
import { PayoutsConfig } from '../payouts-config.js';

/** People who act on runs, each with the other name under which the same person may be recorded. */
@Injectable()
export class RunActors {
  constructor(
    private readonly admins: Admins,
    private readonly config: PayoutsConfig,
  ) {}

  /** The operator declared on the command line. */
  async operator(): Promise<RunActor> {
    const by = this.config.namedOperator();
    const namesake = await this.admins.findByUsernameKey(this.admins.keyOf(by));
    return { by, alias: namesake && adminActor(namesake.adminId) };
  }

  async admin(adminId: string): Promise<RunActor> {
    const admin = await this.admins.require({ adminId });
    return { by: adminActor(adminId), alias: admin.username };
  }

  /** Like `admin`, but refuses an admin without a second factor. */
  async adminWithSecondFactor(adminId: string): Promise<RunActor> {
    const { secondFactor } = await this.admins.require({ adminId });
    if (secondFactor) return this.admin(adminId);
    throw new DomainError(
      'administration.second-factor-off',
      'A payout run is approved with a second factor: set yours up under Security first',
    );
  }
}

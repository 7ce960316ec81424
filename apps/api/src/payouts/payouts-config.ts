import { Expose, Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { usualHoldDays, usualPrepareDay } from '@closewise/domain/payouts';
import { OperatorConfig } from '../platform/cli/operator-config.js';
import { flag, number } from '../platform/config/variable-types.js';

const wrongHold = 'PAYOUTS_HOLD_DAYS must be a whole number of days from 0 to 120';
const wrongDay = 'PAYOUTS_PREPARE_DAY must be a day from 1 to 28 of the following month';

/** How payouts are run, and who does it. */
export class PayoutsConfig extends OperatorConfig {
  /** Whether who has prepared a run may approve it, too. */
  @Expose({ name: 'PAYOUTS_SAME_APPROVER' })
  @Transform(flag)
  @IsBoolean({ message: 'PAYOUTS_SAME_APPROVER must be true or false' })
  readonly mayApproveOwn: boolean = false;

  @Expose({ name: 'PAYOUTS_HOLD_DAYS' })
  @Transform(number)
  @IsInt({ message: wrongHold })
  @Min(0, { message: wrongHold })
  @Max(120, { message: wrongHold })
  readonly holdDays: number = usualHoldDays;

  /** Whether the run of a month is prepared by itself. */
  @Expose({ name: 'PAYOUTS_SCHEDULE' })
  @Transform(flag)
  @IsBoolean({ message: 'PAYOUTS_SCHEDULE must be true or false' })
  readonly isScheduled: boolean = true;

  @Expose({ name: 'PAYOUTS_PREPARE_DAY' })
  @Transform(number)
  @IsInt({ message: wrongDay })
  @Min(1, { message: wrongDay })
  @Max(28, { message: wrongDay })
  readonly prepareDay: number = usualPrepareDay;

  /** Who is mailed when a run was prepared by itself. */
  @Expose({ name: 'FINANCE_EMAIL' })
  @IsOptional()
  @Matches(/^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)*$/, {
    message: 'FINANCE_EMAIL must be an address such as finance@example.com',
  })
  readonly financeEmail?: string;
}

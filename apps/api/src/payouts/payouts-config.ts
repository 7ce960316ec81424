import { Expose, Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { usualHoldDays, usualPrepareDay } from '@closewise/domain/payouts';
import { OperatorConfig } from '../platform/cli/operator-config.js';
import { readFlag, readNumber } from '../platform/config/read-config.js';

const wrongHold = 'PAYOUTS_HOLD_DAYS must be a whole number of days from 0 to 120';
const wrongDay = 'PAYOUTS_PREPARE_DAY must be a day from 1 to 28 of the following month';

/** Settings of payout runs. */
export class PayoutsConfig extends OperatorConfig {
  /** Whether one person may prepare, approve and execute a run, including on the command line alone. */
  @Expose({ name: 'PAYOUTS_SAME_APPROVER' })
  @Transform(readFlag)
  @IsBoolean({ message: 'PAYOUTS_SAME_APPROVER must be true or false' })
  readonly onePersonMay: boolean = false;

  @Expose({ name: 'PAYOUTS_HOLD_DAYS' })
  @Transform(readNumber)
  @IsInt({ message: wrongHold })
  @Min(0, { message: wrongHold })
  @Max(120, { message: wrongHold })
  readonly holdDays: number = usualHoldDays;

  /** Whether each month's run is prepared automatically. */
  @Expose({ name: 'PAYOUTS_SCHEDULE' })
  @Transform(readFlag)
  @IsBoolean({ message: 'PAYOUTS_SCHEDULE must be true or false' })
  readonly isScheduled: boolean = true;

  @Expose({ name: 'PAYOUTS_PREPARE_DAY' })
  @Transform(readNumber)
  @IsInt({ message: wrongDay })
  @Min(1, { message: wrongDay })
  @Max(28, { message: wrongDay })
  readonly prepareDay: number = usualPrepareDay;

  /** Receives an email when a run was prepared automatically. */
  @Expose({ name: 'FINANCE_EMAIL' })
  @IsOptional()
  @Matches(/^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)*$/, {
    message: 'FINANCE_EMAIL must be an address such as finance@example.com',
  })
  readonly financeEmail?: string;
}

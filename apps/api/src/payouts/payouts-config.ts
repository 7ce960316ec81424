import { Expose, Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { DomainError } from '@closewise/domain/events';
import { usualHoldDays, usualPrepareDay } from '@closewise/domain/payouts';
import { flag, number } from '../platform/config/variable-types.js';
import { system } from './system.js';

const wrongHold = 'PAYOUTS_HOLD_DAYS must be a whole number of days from 0 to 120';
const wrongDay = 'PAYOUTS_PREPARE_DAY must be a day from 1 to 28 of the following month';
const wrongName = 'OPERATOR must be a name of 1 to 80 letters, other than system';

/** How payouts are run, and who does it. */
export class PayoutsConfig {
  /** Who prepares, approves, cancels, pays and closes runs on the command line. */
  @Expose({ name: 'OPERATOR' })
  @IsOptional()
  @Matches(new RegExp(`^(?!${system}$)[\\p{L}\\p{N}][\\p{L}\\p{N} .@_-]{0,79}$`, 'u'), { message: wrongName })
  readonly operator?: string;

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

  /** Refuses when nobody is named. */
  namedOperator(): string {
    if (this.operator !== undefined) return this.operator;
    throw new DomainError(
      'payouts.operator-missing',
      'Say who does this: set the variable OPERATOR to your name, as in OPERATOR=maria',
    );
  }
}

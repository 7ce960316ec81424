import { Expose, Transform } from 'class-transformer';
import { IsInt } from 'class-validator';
import { WrongVariableError } from '../startup/startup-error.js';
import { number } from '../variable-types.js';

/** Moves the clock of the application, for tests of time. */
export class ClockConfig {
  @Expose({ name: 'CLOCK_OFFSET' })
  @Transform(number)
  @IsInt({ message: 'CLOCK_OFFSET must be a whole number of seconds' })
  readonly offsetSeconds: number = 0;

  @Expose({ name: 'NODE_ENV' })
  readonly environment: string = 'development';

  check(): void {
    if (this.environment === 'production' && this.offsetSeconds !== 0) {
      throw new WrongVariableError('CLOCK_OFFSET is for tests and refused in production');
    }
  }
}

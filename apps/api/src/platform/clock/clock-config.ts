import { Expose, Transform } from 'class-transformer';
import { IsInt } from 'class-validator';
import { WrongVariableError } from '../config/startup/startup-error.js';
import { readNumber } from '../config/read-config.js';

/** Shifts the application's clock, for tests. */
export class ClockConfig {
  @Expose({ name: 'CLOCK_OFFSET' })
  @Transform(readNumber)
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

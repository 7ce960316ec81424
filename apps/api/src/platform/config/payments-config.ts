import { Expose, Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { StartupError } from './startup-error.js';
import { flag } from './variable-types.js';

/** Which payments this installation takes. */
export class PaymentsConfig {
  /** Card payments are simulated; production takes them only when told so. */
  @Expose({ name: 'ALLOW_SIMULATED_PAYMENTS' })
  @Transform(flag)
  @IsBoolean({ message: 'ALLOW_SIMULATED_PAYMENTS must be true or false' })
  readonly allowSimulated: boolean = false;

  @Expose({ name: 'NODE_ENV' })
  readonly environment: string = 'development';

  check(): void {
    if (this.environment === 'production' && !this.allowSimulated) {
      throw new StartupError(
        'Card payments are simulated: production starts only with ALLOW_SIMULATED_PAYMENTS=true',
      );
    }
  }
}

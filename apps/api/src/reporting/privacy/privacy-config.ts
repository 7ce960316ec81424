import { Expose, Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { number } from '../../platform/config/variable-types.js';

const message = 'RETENTION_DAYS must be a whole number of days from 30 to 3650';

/** How long personal data are kept. */
export class PrivacyConfig {
  /** Days after its payment in which a report can be read; then it is erased. The privacy page states it. */
  @Expose({ name: 'RETENTION_DAYS' })
  @Transform(number)
  @IsInt({ message })
  @Min(30, { message })
  @Max(3650, { message })
  readonly retentionDays: number = 365;
}

import { Expose } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { DomainError } from '@closewise/domain/events';

/** Who has done what nobody has done in person. */
export const system = 'system';

const wrongName = `OPERATOR must be a name of 1 to 80 letters, other than ${system}`;

/** Who moves money on the command line. */
export class OperatorConfig {
  @Expose({ name: 'OPERATOR' })
  @IsOptional()
  @Matches(new RegExp(`^(?!${system}$)[\\p{L}\\p{N}][\\p{L}\\p{N} .@_-]{0,79}$`, 'u'), { message: wrongName })
  readonly operator?: string;

  /** Refuses when nobody is named. */
  namedOperator(): string {
    if (this.operator !== undefined) return this.operator;
    throw new DomainError(
      'payouts.operator-missing',
      'Say who does this: set the variable OPERATOR to your name, as in OPERATOR=maria',
    );
  }
}

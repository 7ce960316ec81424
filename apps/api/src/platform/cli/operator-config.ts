import { Expose } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { systemActor } from '@closewise/domain/actor';
import { DomainError } from '@closewise/domain/events';

const wrongName = `OPERATOR must be a name of 1 to 80 letters, other than ${systemActor}`;

/** The name of the person who moves money on the command line; it is not verified. */
export class OperatorConfig {
  @Expose({ name: 'OPERATOR' })
  @IsOptional()
  @Matches(new RegExp(`^(?!${systemActor}$)[\\p{L}\\p{N}][\\p{L}\\p{N} .@_-]{0,79}$`, 'u'), {
    message: wrongName,
  })
  readonly operator?: string;

  /** Throws a DomainError when OPERATOR is not set. */
  namedOperator(): string {
    if (this.operator !== undefined) return this.operator;
    throw new DomainError(
      'payouts.operator-missing',
      'Say who does this: set the variable OPERATOR to your name, as in OPERATOR=maria',
    );
  }
}

import { Expose, Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { WrongVariableError } from '../../platform/config/startup/startup-error.js';
import { origin } from '../../platform/config/variable-types.js';

const providers = ['fema', 'census', 'attom'] as const;
type Provider = (typeof providers)[number];

const key = /^[\w-]{8,100}$/;

const listed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;

/** Which sources of property facts are asked; none unless they are named. */
export class PropertyFactsConfig {
  @Expose({ name: 'PROPERTY_FACTS' })
  @Transform(listed)
  @IsIn(providers, {
    each: true,
    message: 'PROPERTY_FACTS must be sources with commas between them: fema, census, attom',
  })
  readonly providers: readonly Provider[] = [];

  @Expose({ name: 'CENSUS_API_KEY' })
  @IsOptional()
  @Matches(key, {
    message: 'CENSUS_API_KEY must be a key of the Census Bureau: 8 letters or digits at least',
  })
  readonly censusKey?: string;

  @Expose({ name: 'ATTOM_API_KEY' })
  @IsOptional()
  @Matches(key, { message: 'ATTOM_API_KEY must be a key of ATTOM: 8 letters or digits at least' })
  readonly attomKey?: string;

  /** All sources at another address: a test's double. */
  @Expose({ name: 'PROPERTY_FACTS_URL' })
  @Transform(origin)
  @IsOptional()
  @IsString({
    message: 'PROPERTY_FACTS_URL must be an address such as http://localhost:4000, without a path',
  })
  readonly url?: string;

  @Expose({ name: 'NODE_ENV' })
  readonly environment: string = 'development';

  uses(provider: Provider): boolean {
    return this.providers.includes(provider);
  }

  check(): void {
    if (this.uses('fema') && !this.uses('census')) {
      throw new WrongVariableError(
        'PROPERTY_FACTS must name census beside fema: its geocoder finds where the home stands on the map',
      );
    }
    if (this.uses('attom') && !this.attomKey) {
      throw new WrongVariableError('ATTOM_API_KEY is required when PROPERTY_FACTS names attom');
    }
    if (this.url && this.environment === 'production') {
      throw new WrongVariableError('PROPERTY_FACTS_URL is for tests and refused in production');
    }
  }
}

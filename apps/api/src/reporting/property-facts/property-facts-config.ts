import { Expose, Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { WrongVariableError } from '../../platform/config/startup/startup-error.js';
import { readNumber, readOrigin } from '../../platform/config/read-config.js';

const providers = ['fema', 'census', 'attom'] as const;
type Provider = (typeof providers)[number];

const key = /^[\w-]{8,100}$/;
const wrongDrafts = 'PROPERTY_FACTS_DRAFTS_PER_DAY must be a whole number from 0 to 1000000';

const listed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;

/** The enabled sources of property facts; none by default. */
export class PropertyFactsConfig {
  @Expose({ name: 'PROPERTY_FACTS' })
  @Transform(listed)
  @IsIn(providers, {
    each: true,
    message: 'PROPERTY_FACTS must be a comma-separated list of sources: fema, census, attom',
  })
  readonly providers: readonly Provider[] = [];

  @Expose({ name: 'CENSUS_API_KEY' })
  @IsOptional()
  @Matches(key, {
    message: 'CENSUS_API_KEY must be a key of the Census Bureau: at least 8 letters or digits',
  })
  readonly censusKey?: string;

  @Expose({ name: 'ATTOM_API_KEY' })
  @IsOptional()
  @Matches(key, { message: 'ATTOM_API_KEY must be a key of ATTOM: at least 8 letters or digits' })
  readonly attomKey?: string;

  /** The limit of look-ups for unpaid orders in 24 hours, shared by all processes. */
  @Expose({ name: 'PROPERTY_FACTS_DRAFTS_PER_DAY' })
  @Transform(readNumber)
  @IsInt({ message: wrongDrafts })
  @Min(0, { message: wrongDrafts })
  @Max(1_000_000, { message: wrongDrafts })
  readonly draftsPerDay: number = 500;

  /** A test double that replaces all sources. */
  @Expose({ name: 'PROPERTY_FACTS_URL' })
  @Transform(readOrigin)
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
        'PROPERTY_FACTS must name census together with fema, because its geocoder locates the home on the map',
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

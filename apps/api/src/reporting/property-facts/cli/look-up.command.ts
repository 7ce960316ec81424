import { InvalidArgumentError } from 'commander';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { stateCodes } from '@closewise/domain/place';
import { ClockConfig } from '../../../platform/config/variables/clock-config.js';
import { SystemClock } from '../../../platform/clock/clock.js';
import { readConfig } from '../../../platform/config/read-config.js';
import { WrongVariableError } from '../../../platform/config/startup/startup-error.js';
import { openSources } from '../open-sources.js';
import { PropertyFactsConfig } from '../property-facts-config.js';
import { PropertyFactsLookup } from '../property-facts-lookup.js';
import { factLines } from './fact-lines.js';

type Options = Readonly<{ street: string; state: string; city?: string; zip?: string; json?: boolean }>;

/** `property-facts look-up`: asks the sources that are switched on, for an operator who wants to see them answer. */
@SubCommand({
  name: 'look-up',
  description: 'What the sources say of the home at an address; asks them now, and needs no database',
})
export class LookUpCommand extends CommandRunner {
  override async run(_: string[], { street, state, city, zip, json }: Options): Promise<void> {
    const config = readConfig(PropertyFactsConfig, process.env);
    if (config.providers.length === 0) {
      throw new WrongVariableError('No source is switched on: set PROPERTY_FACTS, such as fema,census');
    }
    const clock = new SystemClock(readConfig(ClockConfig, process.env).offsetSeconds * 1000);
    const lookup = new PropertyFactsLookup(openSources(config, clock));
    const facts = await lookup.of({ street, city: city ?? null, state, zip: zip ?? null }, 20_000);
    const lines = json ? [JSON.stringify(facts, null, 2)] : factLines(facts);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  @Option({ flags: '--street <street>', description: 'number and street', required: true })
  parseStreet(street: string): string {
    if (!/\d/.test(street) || street.length > 200) {
      throw new InvalidArgumentError('It must be a number and a street of at most 200 letters');
    }
    return street;
  }

  @Option({ flags: '--city <city>', description: 'city' })
  parseCity(city: string): string {
    if (city.length > 100) throw new InvalidArgumentError('It must have at most 100 letters');
    return city;
  }

  @Option({ flags: '--state <state>', description: 'two letters', required: true })
  parseState(state: string): string {
    const code = state.toUpperCase();
    if (!stateCodes.some((known) => known === code)) {
      throw new InvalidArgumentError('It must be one of the 50 states or DC, in two letters');
    }
    return code;
  }

  @Option({ flags: '--zip <zip>', description: 'five digits' })
  parseZip(zip: string): string {
    if (!/^\d{5}$/.test(zip)) throw new InvalidArgumentError('It must be five digits');
    return zip;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

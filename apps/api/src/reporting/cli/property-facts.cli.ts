import { InvalidArgumentError } from 'commander';
import { CommandRunner, Option, SubCommand, Command } from 'nest-commander';
import { CommandGroup } from '../../platform/cli/command-group.js';
import { stateCodes } from '@closewise/domain/place';
import {
  factsFound,
  factsNeededForPremium,
  type FactAnswer,
  type PropertyFacts,
} from '@closewise/domain/property-facts';
import { formatCents } from '@closewise/domain/money';
import { ClockConfig } from '../../platform/clock/clock-config.js';
import { SystemClock } from '../../platform/clock/clock.js';
import { readConfig } from '../../platform/config/read-config.js';
import { WrongVariableError } from '../../platform/config/startup/startup-error.js';
import { openSources } from '../property-facts/sources/open-sources.js';
import { PropertyFactsConfig } from '../property-facts/property-facts-config.js';
import { PropertyFactsLookup } from '../property-facts/property-facts-lookup.js';

type Options = Readonly<{ street: string; state: string; city?: string; zip?: string; json?: boolean }>;

/** `property-facts look-up`: queries the enabled sources, so that an operator sees what they answer. */
@SubCommand({
  name: 'look-up',
  description: 'Look up the home at an address in the enabled sources; needs no database',
})
export class LookUpCommand extends CommandRunner {
  override async run(_: string[], { street, state, city, zip, json }: Options): Promise<void> {
    const config = readConfig(PropertyFactsConfig, process.env);
    if (config.providers.length === 0) {
      throw new WrongVariableError('No source is enabled. Set PROPERTY_FACTS, for example to fema,census');
    }
    const clock = new SystemClock(readConfig(ClockConfig, process.env).offsetSeconds * 1000);
    const lookup = new PropertyFactsLookup(openSources(config, clock));
    const facts = await lookup.lookUp({ street, city: city ?? null, state, zip: zip ?? null }, 20_000);
    const lines = json ? [JSON.stringify(facts, null, 2)] : factLines(facts);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  @Option({ flags: '--street <street>', description: 'number and street', required: true })
  parseStreet(street: string): string {
    if (!/\d/.test(street) || street.length > 200) {
      throw new InvalidArgumentError('It must contain a house number and at most 200 characters');
    }
    return street;
  }

  @Option({ flags: '--city <city>', description: 'city' })
  parseCity(city: string): string {
    if (city.length > 100) throw new InvalidArgumentError('It must have at most 100 characters');
    return city;
  }

  @Option({ flags: '--state <state>', description: 'two letters', required: true })
  parseState(state: string): string {
    const code = state.toUpperCase();
    if (!stateCodes.some((known) => known === code)) {
      throw new InvalidArgumentError('It must be the two letters of one of the 50 states or DC');
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

/** `property-facts`: queries the sources of property facts. */
@Command({
  name: 'property-facts',
  description: 'Query the sources in PROPERTY_FACTS about one home',
  subCommands: [LookUpCommand],
})
export class PropertyFactsCommand extends CommandGroup {}

const reasons = {
  'nothing-recorded': 'nothing is recorded',
  'address-not-located': 'it does not know the address',
  'address-ambiguous': 'the address matches several places or homes',
} as const;

function line<Fact>(name: string, answer: FactAnswer<Fact>, told: (fact: Fact) => string): string {
  if (answer.status === 'unavailable') return `${name}\tunavailable\tdisabled, or no usable answer`;
  const { publisher } = answer.source;
  if (answer.status === 'none') return `${name}\tnone\t${publisher}: ${reasons[answer.because]}`;
  return `${name}\tfound\t${publisher}: ${told(answer.fact)}`;
}

/** One tab-separated line per fact, and one that says whether premium would be offered. */
const factLines = (facts: PropertyFacts): string[] => [
  line('flood zone', facts.floodZone, ({ zone, subtype, panel }) =>
    [`zone ${zone}`, subtype, panel && `panel ${panel}`].filter(Boolean).join(', '),
  ),
  line('tax history', facts.taxHistory, ({ years }) =>
    years
      .map(({ year, taxCents }) => `${year} ${taxCents === null ? 'unknown' : formatCents(taxCents)}`)
      .join(', '),
  ),
  line('schools', facts.schools, ({ schools }) => schools.map(({ name }) => name).join(', ')),
  line(
    'neighbourhood',
    facts.neighbourhood,
    ({ tract, years, medianHomeValueCents }) =>
      `${tract} (${years}), median home value ${medianHomeValueCents ? formatCents(medianHomeValueCents.value) : 'unknown'}`,
  ),
  line('comparable sales', facts.comparableSales, ({ sales }) =>
    sales.map(({ soldOn, priceCents }) => `${soldOn} ${formatCents(priceCents)}`).join(', '),
  ),
  `premium\t${factsFound(facts) >= factsNeededForPremium ? 'offered' : 'not offered'}\t${factsFound(facts)} of 5 found, ${factsNeededForPremium} are needed`,
];

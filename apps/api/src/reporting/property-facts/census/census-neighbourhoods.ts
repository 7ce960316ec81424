import type { FactAnswer, NeighbourhoodStatistics } from '@closewise/domain/property-facts';
import type { Clock } from '../../../platform/clock/clock.js';
import { Neighbourhoods } from '../ports/neighbourhoods.js';
import type { ProviderClient } from '../providers/provider-client.js';
import { ProviderFailure } from '../providers/provider-failure.js';
import { readStatistics, saysSomething, surveyAnswer } from './read-statistics.js';
import { surveyVariables } from './survey-variables.js';

/** The last of the five years of the survey that we ask for. */
const surveyYear = 2023;
const surveyYears = `${surveyYear - 4}-${surveyYear}`;

/**
 * The American Community Survey of the Census Bureau, five-year estimates of a tract. Written from
 * https://www.census.gov/data/developers/data-sets/acs-5year.html; without a key the Bureau answers 500 questions a day.
 * Not yet run against the live service.
 */
export class CensusNeighbourhoods extends Neighbourhoods {
  constructor(
    private readonly client: ProviderClient,
    private readonly origin: string,
    private readonly key: string | null,
    private readonly clock: Clock,
  ) {
    super();
  }

  override of(tractFips: string, signal: AbortSignal): Promise<FactAnswer<NeighbourhoodStatistics>> {
    return this.client.answer(async () => {
      const question = { url: this.query(tractFips), schema: surveyAnswer, statuses: [204] };
      const table = await this.client.ask(question, signal);
      const source = this.source();
      if (!table) return { status: 'none', because: 'nothing-recorded', source };
      const fact = readStatistics(table, tractFips, surveyYears);
      if (!fact) throw new ProviderFailure('changed', 'answers without some of the variables asked for');
      return saysSomething(fact)
        ? { status: 'found', fact, source }
        : { status: 'none', because: 'nothing-recorded', source };
    });
  }

  private query(tractFips: string): URL {
    const url = new URL(`/data/${surveyYear}/acs/acs5`, this.origin);
    const variables = Object.values(surveyVariables).flatMap((name) => [`${name}E`, `${name}M`]);
    url.search = new URLSearchParams({
      get: ['NAME', ...variables].join(','),
      for: `tract:${tractFips.slice(5)}`,
      in: `state:${tractFips.slice(0, 2)} county:${tractFips.slice(2, 5)}`,
      ...(this.key ? { key: this.key } : {}),
    }).toString();
    return url;
  }

  private source() {
    return {
      publisher: 'U.S. Census Bureau',
      title: 'American Community Survey, 5-year estimates',
      url: 'https://www.census.gov/programs-surveys/acs',
      retrievedOn: this.clock.now().toISOString().slice(0, 10),
      vintage: surveyYears,
    };
  }
}

import { Logger } from '@nestjs/common';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import { isPremiumOffered } from '@closewise/domain/property-facts';
import { Clock } from '../../src/platform/clock/clock.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { openSources } from '../../src/reporting/property-facts/sources/open-sources.js';
import { PropertyFactsConfig } from '../../src/reporting/property-facts/property-facts-config.js';
import { PropertyFactsLookup } from '../../src/reporting/property-facts/property-facts-lookup.js';
import { usualPace } from '../../src/reporting/property-facts/sources/provider-client.js';
import { homeSold, matchOf, nothing, schools, surveyOf, zoneOf } from './answers.js';
import { SourcesServer, type Behaviour, type Service } from './sources-server.js';

class Today extends Clock {
  override now = (): Date => new Date('2026-11-23T12:00:00Z');
}

const server = new SourcesServer();
const home = { street: '1600 Main Street', city: 'Houston', state: 'TX', zip: '77002' };
const counted: string[] = [];

const environment = (): Record<string, string> => ({
  PROPERTY_FACTS: 'fema,census,attom',
  CENSUS_API_KEY: 'census-key',
  ATTOM_API_KEY: 'attom-key',
  PROPERTY_FACTS_URL: server.url,
});

/** A lookup with an empty cache and long timeouts, since a busy machine may stall. */
function aLookup(pace = {}, changes: Record<string, string> = {}): PropertyFactsLookup {
  const config = readConfig(PropertyFactsConfig, { ...environment(), ...changes });
  const quick = { ...usualPace, attemptMs: 60_000, pauseMs: 1, ...pace };
  const count = (provider: string, outcome: string): void => void counted.push(`${provider} ${outcome}`);
  return new PropertyFactsLookup(openSources(config, new Today(), count, quick));
}
const ask = (lookup = aLookup()): Promise<PropertyFacts> => lookup.lookUp(home, 120_000);

beforeAll(async () => {
  Logger.overrideLogger(false);
  await server.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.reset();
  counted.length = 0;
});

describe("a home's facts from all sources", () => {
  it('are read as the providers document them', async () => {
    const facts = await ask();
    expect(facts.floodZone).toEqual({
      status: 'found',
      fact: {
        zone: 'AE',
        subtype: null,
        isSpecialFloodHazardArea: true,
        baseFloodElevationFeet: 43.5,
        panel: '48201C0690N',
        panelEffectiveOn: '2014-01-03',
      },
      source: expect.objectContaining({
        publisher: 'Federal Emergency Management Agency',
        retrievedOn: '2026-11-23',
        vintage: '2014-01-03',
      }),
    });
    expect(facts.neighbourhood).toMatchObject({
      status: 'found',
      fact: {
        tract: 'Census Tract 1000.01',
        tractFips: '48201100001',
        years: '2019-2023',
        medianHomeValueCents: { value: 41_230_000, marginOfError: 3_810_000, openEnd: null },
        medianHouseholdIncomeCents: { value: 25_000_000, marginOfError: null, openEnd: 'or-more' },
        medianRentCents: null,
        medianYearBuilt: { value: 1939, marginOfError: null, openEnd: 'or-less' },
        ownerOccupiedPercent: { value: 56, marginOfError: 4.7, openEnd: null },
        vacantPercent: { value: 9.4, marginOfError: 3.7, openEnd: null },
      },
      source: { vintage: '2019-2023' },
    });
    expect(facts.taxHistory).toMatchObject({
      status: 'found',
      fact: {
        years: [
          { year: 2025, taxCents: 812_050, assessedCents: 39_800_000 },
          { year: 2024, taxCents: 753_000, assessedCents: 36_100_000 },
          { year: 2023, taxCents: null, assessedCents: 34_000_000 },
        ],
      },
    });
    expect(facts.schools).toMatchObject({
      status: 'found',
      fact: {
        district: 'Houston Independent School District',
        schools: [
          {
            name: 'Crockett Elementary School',
            levels: ['elementary'],
            grades: 'PK-05',
            kind: 'public',
            distanceMiles: 0.62,
          },
          { name: 'Northside High School', levels: ['high'], grades: '09-12', distanceMiles: 2.14 },
        ],
      },
    });
    expect(isPremiumOffered(facts)).toBe(true);
  });

  it('contain no school rating, even if the provider has one', async () => {
    expect(JSON.stringify((await ask()).schools)).not.toMatch(/rating|B\+/i);
  });

  it('contain only recorded sales: no estimated price, quitclaim or gift, and not the home itself', async () => {
    const { comparableSales } = await ask();
    expect(comparableSales).toMatchObject({
      status: 'found',
      fact: {
        sales: [
          {
            address: '1410 OAK ST, HOUSTON, TX 77002',
            soldOn: '2026-08-14',
            priceCents: 41_250_000,
            livingAreaSquareFeet: 1870,
            bedrooms: 3,
            bathrooms: 2.5,
            yearBuilt: 1998,
            distanceMiles: 0.31,
          },
          { address: '12 ELM ST, HOUSTON, TX 77002', soldOn: '2026-02-03', priceCents: 38_900_000 },
        ],
      },
      source: { vintage: '2025-11-23 - 2026-11-23' },
    });
    expect(comparableSales).toHaveProperty('fact.sales.length', 2);
  });

  it('send each source no more than it needs', async () => {
    await ask();
    const queryOf = (service: Service) => server.asked.find((one) => one.service === service)?.query;
    expect(queryOf('geocoder')?.get('address')).toBe('1600 Main Street, Houston, TX 77002');
    expect(queryOf('zones')?.get('geometry')).toBe('-95.3698,29.7536');
    expect(queryOf('survey')?.get('for')).toBe('tract:100001');
    expect(queryOf('survey')?.get('in')).toBe('state:48 county:201');
    expect(queryOf('survey')?.get('key')).toBe('census-key');
    const toAttom = server.asked.filter(({ apikey }) => apikey === 'attom-key');
    expect(toAttom.map(({ service }) => service).toSorted()).toEqual(['assessments', 'sales', 'schools']);
    const others = server.asked.filter(({ apikey }) => apikey === undefined);
    expect(others.map(({ service }) => service).toSorted()).toEqual([
      'geocoder',
      'panels',
      'survey',
      'zones',
    ]);
    for (const { query } of others.filter(({ service }) => service !== 'geocoder')) {
      expect(query.toString()).not.toMatch(/main/i);
    }
  });

  it('are not requested again on the same day, unless their source failed', async () => {
    server.tell('schools', { status: 500 });
    const lookup = aLookup();
    const first = await ask(lookup);
    expect(first.schools).toEqual({ status: 'unavailable' });
    server.reset();
    const second = await ask(lookup);
    expect(second).toEqual({ ...first, schools: expect.objectContaining({ status: 'found' }) });
    expect(server.asked.map(({ service }) => service)).toEqual(['schools']);
  });
});

describe('a source without data', () => {
  const nowhere = { result: { addressMatches: [] } };
  const none = (because: string) => expect.objectContaining({ status: 'none', because });

  it.each<[string, Service, Behaviour, Partial<Record<keyof PropertyFacts, unknown>>]>([
    [
      'an unknown address',
      'geocoder',
      { body: nowhere },
      { floodZone: none('address-not-located'), neighbourhood: none('address-not-located') },
    ],
    [
      'an address found only in another state',
      'geocoder',
      { body: { result: { addressMatches: [matchOf({ state: 'MO', zip: '64108' })] } } },
      { floodZone: none('address-not-located') },
    ],
    [
      'two distant matches',
      'geocoder',
      { body: { result: { addressMatches: [matchOf(), matchOf({ x: -95.5 })] } } },
      { floodZone: none('address-ambiguous'), neighbourhood: none('address-ambiguous') },
    ],
    [
      'two matches, one with the ZIP code',
      'geocoder',
      { body: { result: { addressMatches: [matchOf({ zip: '77990', x: -95.5 }), matchOf()] } } },
      { floodZone: expect.objectContaining({ status: 'found' }) },
    ],
    [
      'two matches at one home',
      'geocoder',
      { body: { result: { addressMatches: [matchOf(), matchOf({ x: -95.3699 })] } } },
      { floodZone: expect.objectContaining({ status: 'found' }) },
    ],
    [
      'a point outside all flood maps',
      'zones',
      { body: { features: [] } },
      { floodZone: none('nothing-recorded') },
    ],
    ['a tract missing in the survey', 'survey', { status: 204 }, { neighbourhood: none('nothing-recorded') }],
    [
      'a tract with too few homes',
      'survey',
      {
        body: surveyOf(
          Object.fromEntries(
            ['B25077', 'B25103', 'B19013', 'B25064', 'B25035', 'B25003', 'B25002'].map((table) => [
              `${table}_001E`,
              '-666666666',
            ]),
          ),
        ),
      },
      { neighbourhood: none('nothing-recorded') },
    ],
    [
      'no assessment, with status 400',
      'assessments',
      { status: 400, body: nothing },
      { taxHistory: none('nothing-recorded') },
    ],
    ['no school', 'schools', { body: { property: [{}] } }, { schools: none('nothing-recorded') }],
    [
      'several homes at the address',
      'schools',
      { body: { property: [schools.property[0], schools.property[0]] } },
      { schools: none('address-ambiguous') },
    ],
    [
      'only sales with estimated prices',
      'sales',
      {
        body: {
          property: [
            homeSold({
              sale: { saleTransDate: '2026-05-01', amount: { saleamt: 400_000, salecode: 'ESTIMATED' } },
            }),
          ],
        },
      },
      { comparableSales: none('nothing-recorded') },
    ],
  ])('says so: %s', async (_, service, behaviour, expected) => {
    server.tell(service, behaviour);
    expect(await ask()).toMatchObject(expected);
  });

  it('reports the more severe of two zones at one point', async () => {
    server.tell('zones', { body: { features: [zoneOf('X'), zoneOf('AE'), zoneOf('X')] } });
    expect(await ask()).toMatchObject({ floodZone: { status: 'found', fact: { zone: 'AE' } } });
  });
});

describe('a source that fails', () => {
  const factsOf: Readonly<Record<Service, readonly (keyof PropertyFacts)[]>> = {
    geocoder: ['floodZone', 'neighbourhood'],
    zones: ['floodZone'],
    panels: ['floodZone'],
    survey: ['neighbourhood'],
    sales: ['comparableSales'],
    assessments: ['taxHistory'],
    schools: ['schools'],
  };
  const failures: [string, Behaviour, string][] = [
    ['with a server error', { status: 502, text: '<html>Bad gateway</html>' }, 'unreachable'],
    ['with a cut response', 'cut', 'unreachable'],
    ['with text instead of JSON', { text: '<html>Please wait</html>' }, 'malformed'],
    ['with another shape', { body: { features: 'many', result: 1, property: {} } }, 'changed'],
    ['with an error in status 200', { body: { error: { code: 400, message: 'Failed' } } }, 'changed'],
    ['with a rate limit', { status: 429 }, 'busy'],
    ['with a refused key', { status: 401, body: {} }, 'refused'],
    ['with a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'refused'],
  ];
  const cases = (Object.keys(factsOf) as Service[]).flatMap((service) =>
    failures.map(([how, behaviour, outcome]) => [service, how, behaviour, outcome] as const),
  );

  it.each(cases)('%s, %s, is unavailable, and the others answer', async (service, _, behaviour, outcome) => {
    server.tell(service, behaviour);
    const facts = await ask();
    const unavailable = Object.entries(facts).flatMap(([name, { status }]) =>
      status === 'unavailable' ? [name] : [],
    );
    expect(unavailable.toSorted()).toEqual([...factsOf[service]].toSorted());
    expect(counted.filter((one) => one.endsWith(outcome))).toHaveLength(1);
  });

  it('is retried once when the failure may be temporary', async () => {
    server.tell('schools', 'cut', { body: schools });
    expect((await ask()).schools).toMatchObject({ status: 'found' });
    expect(server.questionsTo('schools')).toBe(2);
  });

  it('is not retried after a refusal', async () => {
    server.tell('schools', { status: 403 });
    await ask();
    expect(server.questionsTo('schools')).toBe(1);
  });

  it("is unavailable after its own timeout, which differs from the buyer's", async () => {
    server.tell('survey', 'silent');
    const facts = await ask(aLookup({ attemptMs: 300 }));
    expect(facts.neighbourhood).toEqual({ status: 'unavailable' });
    expect(server.questionsTo('survey')).toBe(2);
    expect(counted).toContain('census-survey unreachable');
  });

  it('is not called for a while after several failures in a row', async () => {
    server.tell('survey', { status: 500 });
    const lookup = aLookup({ breakAfter: 2, restMs: 600_000 });
    await ask(lookup);
    await ask(lookup);
    expect(server.questionsTo('survey')).toBe(2);
    expect(counted).toContain('census-survey resting');
  });

  it('is called again after that time', async () => {
    server.tell('survey', { status: 500 });
    const lookup = aLookup({ breakAfter: 2, restMs: 100 });
    await ask(lookup);
    server.reset();
    let { neighbourhood } = await ask(lookup);
    while (neighbourhood.status !== 'found') ({ neighbourhood } = await ask(lookup));
    expect(server.questionsTo('survey')).toBe(1);
  });

  it('is not called for the requested Retry-After', async () => {
    server.tell('schools', { status: 429, headers: { 'retry-after': '600' } });
    const lookup = aLookup();
    await ask(lookup);
    server.reset();
    expect((await ask(lookup)).schools).toEqual({ status: 'unavailable' });
    expect(server.questionsTo('schools')).toBe(0);
  });
});

describe('unconfigured sources', () => {
  it('are not called', async () => {
    const facts = await ask(aLookup({}, { PROPERTY_FACTS: '' }));
    expect(Object.values(facts).every(({ status }) => status === 'unavailable')).toBe(true);
    expect(server.asked).toEqual([]);
  });

  it('do not affect the others', async () => {
    const facts = await ask(aLookup({}, { PROPERTY_FACTS: 'census' }));
    expect(facts).toMatchObject({
      floodZone: { status: 'unavailable' },
      neighbourhood: { status: 'found' },
      schools: { status: 'unavailable' },
    });
    expect(isPremiumOffered(facts)).toBe(false);
  });
});

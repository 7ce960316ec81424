import { readConfig } from '../../platform/config/read-config.js';
import { PropertyFactsConfig } from './property-facts-config.js';

const read = (environment: Record<string, string>) => readConfig(PropertyFactsConfig, environment);

describe('the sources of property facts', () => {
  it('are none unless they are named', () => {
    expect(read({}).providers).toEqual([]);
    expect(read({ ATTOM_API_KEY: 'abcdefgh' }).uses('attom')).toBe(false);
  });

  it('are named with commas between them', () => {
    expect(read({ PROPERTY_FACTS: 'fema, census' }).providers).toEqual(['fema', 'census']);
  });

  it('are asked about 500 homes of unpaid orders a day, or as many as the operator says', () => {
    expect(read({}).draftsPerDay).toBe(500);
    expect(read({ PROPERTY_FACTS_DRAFTS_PER_DAY: '0' }).draftsPerDay).toBe(0);
  });

  it.each<[Record<string, string>, string]>([
    [{ PROPERTY_FACTS_DRAFTS_PER_DAY: '-1' }, 'PROPERTY_FACTS_DRAFTS_PER_DAY must be a whole number'],
    [{ PROPERTY_FACTS_DRAFTS_PER_DAY: '2.5' }, 'PROPERTY_FACTS_DRAFTS_PER_DAY must be a whole number'],
    [{ PROPERTY_FACTS_DRAFTS_PER_DAY: 'many' }, 'PROPERTY_FACTS_DRAFTS_PER_DAY must be a whole number'],
    [{ PROPERTY_FACTS: 'zillow' }, 'PROPERTY_FACTS must be a comma-separated list of sources'],
    [{ PROPERTY_FACTS: 'fema' }, 'must name census together with fema'],
    [{ PROPERTY_FACTS: 'attom' }, 'ATTOM_API_KEY is required'],
    [{ PROPERTY_FACTS: 'attom', ATTOM_API_KEY: 'a b' }, 'ATTOM_API_KEY must be a key'],
    [{ CENSUS_API_KEY: '?' }, 'CENSUS_API_KEY must be a key'],
    [{ PROPERTY_FACTS_URL: 'ftp://x' }, 'PROPERTY_FACTS_URL must be an address'],
    [{ PROPERTY_FACTS_URL: 'http://localhost:1', NODE_ENV: 'production' }, 'refused in production'],
  ])('%j is refused by name', (environment, message) => {
    expect(() => read(environment)).toThrow(message);
  });
});

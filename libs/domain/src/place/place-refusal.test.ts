import type { NamedPlace, PlaceAnswers } from './place-location.js';
import { placeRefusal } from './place-refusal.js';
import { readPlaces } from './test/read-places.js';

const places = readPlaces();
const refusal = (named: Partial<NamedPlace> & { state: string }, answers: PlaceAnswers = {}) =>
  placeRefusal({ city: null, county: null, zip: null, ...named }, places, answers);

describe('a place that contradicts itself', () => {
  it.each([
    [
      { state: 'OH', city: 'Houston', zip: '77002' },
      {},
      'zip-contradicts-state',
      'zip',
      'ZIP code 77002 is in Texas, not in Ohio',
    ],
    [
      { state: 'TX', zip: '77999-0000' },
      {},
      'zip-unknown',
      'zip',
      'ZIP code 77999 is not one that we know; please check it, or name the county',
    ],
    [
      { state: 'MD', county: 'Montgomry' },
      {},
      'county-unknown',
      'county',
      'Maryland has no county named Montgomry',
    ],
    [
      { state: 'TX', city: 'Katy', zip: '77494' },
      { county: 'Travis' },
      'county-outside-zip',
      'county',
      'ZIP code 77494 lies in Fort Bend County, Harris County, or Waller County, not in Travis',
    ],
    [
      { state: 'IL', city: 'Chicago' },
      { county: 'Sangamon County' },
      'municipality-outside-county',
      'city',
      'Chicago does not lie in Sangamon County, but in Cook County',
    ],
    [
      { state: 'MD', city: 'Baltimore', zip: '21209' },
      { county: 'Baltimore County', insideCityLimits: true },
      'municipality-outside-county',
      'city',
      'Baltimore does not lie in Baltimore County, but in Baltimore city',
    ],
    [
      { state: 'CT', city: 'Avon', county: 'Litchfield County' },
      {},
      'municipality-outside-county',
      'city',
      'Avon does not lie in Litchfield County, but in Capitol Planning Region',
    ],
  ] as const)('%j, answers %j: %s', (named, answers, problem, field, message) => {
    expect(refusal(named, answers)).toEqual({ problem, field, message });
  });

  it.each([
    [{ state: 'TX', city: 'Houston', zip: '77002' }, {}],
    [{ state: 'TX', city: 'Houston', zip: '77002', county: 'Harris County' }, {}],
    [{ state: 'TX', zip: '77999', county: 'Victoria' }, {}],
    [{ state: 'TX' }, {}],
    [{ state: 'TX', city: 'Nowhere' }, { county: 'Loving' }],
    [{ state: 'MD', city: 'Baltimore', zip: '21209' }, { county: 'Baltimore County' }],
    [{ state: 'MD', city: 'Baltimore', county: 'Baltimore' }, {}],
    [{ state: 'VA', city: 'Fairfax', zip: '22030', county: 'Fairfax' }, {}],
    [{ state: 'CT', city: 'Avon', county: 'Hartford County' }, {}],
    [{ state: 'CT', city: 'Avon', county: 'Capitol Planning Region' }, {}],
    [{ state: 'DC', city: 'Washington', zip: '20500' }, {}],
  ])('is not %j, answers %j', (named, answers) => {
    expect(refusal(named, answers)).toBeNull();
  });
});

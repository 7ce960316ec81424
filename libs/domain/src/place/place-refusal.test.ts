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
      'We do not recognize ZIP code 77999; please check it, or name the county',
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
      'ZIP code 77494 is in Fort Bend County, Harris County, or Waller County, not in Travis',
    ],
    [
      { state: 'IL', city: 'Chicago' },
      { county: 'Sangamon County' },
      'municipality-outside-county',
      'city',
      'Chicago is in Cook County, not in Sangamon County',
    ],
    [
      { state: 'MD', city: 'Baltimore', zip: '21209' },
      { county: 'Baltimore County', insideCityLimits: true },
      'municipality-outside-county',
      'city',
      'Baltimore is in Baltimore city, not in Baltimore County',
    ],
    [
      { state: 'CT', city: 'Avon', county: 'Litchfield County' },
      {},
      'municipality-outside-county',
      'city',
      'Avon is in Capitol Planning Region, not in Litchfield County',
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
  ])('is not found in %j, answers %j', (named, answers) => {
    expect(refusal(named, answers)).toBeNull();
  });
});

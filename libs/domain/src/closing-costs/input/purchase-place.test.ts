import { placeKey } from '../../place/index.js';
import { readPlaces } from '../../place/test/read-places.js';
import type { PropertyInput } from '../property.js';
import { purchasePlaceOf } from './purchase-place.js';

const places = readPlaces();
const taxing = new Set(['Chicago', 'Baltimore', 'Pittsburgh', 'San Francisco', 'New York'].map(placeKey));

const found = (input: Pick<PropertyInput, 'state' | 'county' | 'city' | 'zip' | 'insideCityLimits'>) => {
  const { county, city, certainty, knownCounty } = purchasePlaceOf(input, places, taxing);
  return [county, city, knownCounty?.fips ?? null, certainty];
};

describe('the place of a purchase', () => {
  it.each([
    [{ state: 'TX', zip: '77002' }, ['Harris', 'Houston', '48201', 'certain']],
    [{ state: 'TX', county: 'harris county' }, ['harris county', null, '48201', 'certain']],
    [{ state: 'IL', city: 'Chicago' }, ['Cook', 'Chicago', '17031', 'certain']],
    [{ state: 'NY', city: 'New York', zip: '11211' }, ['Kings', 'New York', '36047', 'certain']],
    [{ state: 'LA', zip: '70112' }, ['Orleans', 'New Orleans', '22071', 'certain']],
    [{ state: 'MD', zip: '21201' }, ['Baltimore city', 'Baltimore', '24510', 'certain']],
    [{ state: 'MD', county: 'Baltimore City' }, ['Baltimore City', 'Baltimore', '24510', 'certain']],
    [{ state: 'MD', county: 'Baltimore' }, ['Baltimore', null, '24005', 'certain']],
    [{ state: 'MD', county: 'Baltimore', zip: '21201' }, ['Baltimore city', 'Baltimore', '24510', 'certain']],
    [{ state: 'VA', county: 'Alexandria' }, ['Alexandria city', 'Alexandria', '51510', 'certain']],
    [{ state: 'CT', zip: '06103' }, ['Hartford', 'Hartford', '09110', 'certain']],
    [
      { state: 'CT', county: 'Hartford County', city: 'Avon' },
      ['Hartford County', 'Avon', '09110', 'certain'],
    ],
    [{ state: 'DC' }, ['District of Columbia', null, '11001', 'certain']],
    [{ state: 'TX' }, [null, null, null, 'unknown']],
    [{ state: 'MD', county: 'Montgomry' }, ['Montgomry', null, null, 'unknown']],
  ] as const)('of %j is %j', (input, expected) => {
    expect(found(input)).toEqual(expected);
  });

  it('lists possible counties, likeliest first', () => {
    const { county, certainty, choices } = purchasePlaceOf({ state: 'TX', zip: '77494' }, places, taxing);
    expect([county, certainty]).toEqual(['Fort Bend', 'likely']);
    expect(choices.map((one) => one.county.name)).toEqual([
      'Fort Bend County',
      'Harris County',
      'Waller County',
    ]);
  });

  it.each([
    [{ state: 'PA', city: 'Pittsburgh', zip: '15222' }, true],
    [{ state: 'PA', city: 'Pittsburgh', zip: '15222', insideCityLimits: true }, false],
    [{ state: 'PA', city: 'Pittsburgh', zip: '15222', insideCityLimits: false }, false],
    [{ state: 'CA', zip: '94103' }, false],
    [{ state: 'NY', city: 'New York', zip: '10001' }, false],
    [{ state: 'MD', city: 'Baltimore', zip: '21201' }, false],
    [{ state: 'PA', city: 'Bethel Park', zip: '15102' }, false],
  ])('with %j leaves the city limits open: %p', (input, isOpen) => {
    expect(purchasePlaceOf(input, places, taxing).isCityOpen).toBe(isOpen);
  });
});

import { propertyTypes } from '../../closing-costs/index.js';
import { type RecentPurchase, priceRangeOf, priceRanges, selectPurchases } from './purchase-notices.js';
import { sampleCities, samplePurchases } from './sample-purchases.js';

const now = new Date('2026-11-23T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const condo = (changes: Partial<RecentPurchase> = {}): RecentPurchase => ({
  propertyType: 'condo',
  state: 'TX',
  city: 'houston',
  priceCents: 45_000_000,
  paidAt: hoursAgo(2),
  ...changes,
});
const times = (count: number, changes: Partial<RecentPurchase> = {}): RecentPurchase[] =>
  Array.from({ length: count }, () => condo(changes));
/** Knows Houston and Austin, in any case. */
const cityName = (_: string, typed: string): string | null =>
  ['Houston', 'Austin'].find((city) => city.toLowerCase() === typed.toLowerCase()) ?? null;
const locations = (...paid: RecentPurchase[]): string[] =>
  selectPurchases(paid, now, cityName).map(({ location }) => location);

describe('purchase notices', () => {
  it('[SP-02] name only the type, city and price range', () => {
    expect(selectPurchases(times(5), now, cityName)).toEqual(
      times(5).map(() => ({ propertyType: 'condo', location: 'Houston, TX', priceRange: '$400k-500k' })),
    );
  });

  it.each<[string, RecentPurchase[], string[]]>([
    ['are hidden if there are few', times(4), []],
    [
      'name the state if the city had few',
      [...times(5, { city: 'Houston' }), ...times(4, { city: 'AUSTIN' })],
      [...Array<string>(5).fill('Houston, TX'), ...Array<string>(4).fill('Texas')],
    ],
    [
      'are left out if the state had few',
      [...times(5), ...times(4, { state: 'WY', city: null })],
      Array<string>(5).fill('Houston, TX'),
    ],
    [
      'never show typed text that is not a city',
      times(6, { city: 'Home of Ana Ruiz' }),
      Array<string>(6).fill('Texas'),
    ],
    [
      'count purchases of 30 days, and show those of one day',
      [...times(5, { city: null }), ...times(4, { paidAt: hoursAgo(29 * 24) }), condo()],
      [...Array<string>(5).fill('Texas'), 'Houston, TX'],
    ],
    [
      'are not counted after 30 days',
      [...times(5, { city: null }), ...times(4, { paidAt: hoursAgo(30 * 24 + 1) }), condo()],
      Array<string>(6).fill('Texas'),
    ],
    ['are hidden for the first hour', times(9, { paidAt: hoursAgo(0.9) }), []],
    ['are hidden after a day', times(9, { paidAt: hoursAgo(24.1) }), []],
  ])('[SP-02] %s', (_, paid, expected) => {
    expect(locations(...paid)).toEqual(expected);
  });

  it('[SP-02] are latest first', () => {
    const latest = condo({ propertyType: 'townhouse', paidAt: hoursAgo(1) });
    expect(selectPurchases([...times(5), latest], now, cityName)[0]?.propertyType).toBe('townhouse');
  });
});

it.each([
  [0, '$0-200k'],
  [199_999.99, '$0-200k'],
  [200_000, '$200k-300k'],
  [450_000, '$400k-500k'],
  [749_999, '$600k-750k'],
  [1_000_000, '$1M-1.5M'],
  [2_999_999, '$2.5M-3M'],
  [3_000_000, '$3M+'],
  [90_000_000, '$3M+'],
])('[SP-01] show a price of %s dollars as %s', (dollars, range) => {
  expect(priceRangeOf(Math.round(dollars * 100))).toBe(range);
});

describe('the sample', () => {
  it('[SP-01] has 75 cities in five metro groups, 12 types and 11 ranges from $200,000 to $3M+', () => {
    const cities = Object.values(sampleCities);
    expect(cities).toHaveLength(5);
    expect(new Set(cities.flat()).size).toBe(75);
    let drawn = 0;
    const evenly = () => (drawn = (drawn + 0.618_033_988_75) % 1);
    const sample = samplePurchases(2_000, evenly);
    expect(new Set(sample.map(({ location }) => location))).toEqual(new Set(cities.flat()));
    expect(new Set(sample.map(({ propertyType }) => propertyType))).toEqual(new Set(propertyTypes));
    expect(propertyTypes).toHaveLength(12);
    expect(new Set(sample.map(({ priceRange }) => priceRange))).toEqual(new Set(priceRanges.slice(1)));
    expect(priceRanges.slice(1)).toHaveLength(11);
  });
});

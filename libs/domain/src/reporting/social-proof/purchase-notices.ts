import { hourMs } from '../../calendar/index.js';
import type { Cents } from '../../money/index.js';
import type { PropertyType } from '../../closing-costs/index.js';
import { stateNames } from '../../place/index.js';

/** The price ranges that notices show, lowest first. */
export const priceRanges = [
  '$0-200k',
  '$200k-300k',
  '$300k-400k',
  '$400k-500k',
  '$500k-600k',
  '$600k-750k',
  '$750k-1M',
  '$1M-1.5M',
  '$1.5M-2M',
  '$2M-2.5M',
  '$2.5M-3M',
  '$3M+',
] as const;
export type PriceRange = (typeof priceRanges)[number];

/** The lower bound of each range after the first, in dollars. */
const begins = [200, 300, 400, 500, 600, 750, 1_000, 1_500, 2_000, 2_500, 3_000].map((k) => k * 1_000);

export const priceRangeOf = (priceCents: Cents): PriceRange =>
  priceRanges[begins.filter((dollars) => priceCents >= dollars * 100).length]!;

/** A paid report: its property, and when its payment was recorded. */
export type RecentPurchase = Readonly<{
  propertyType: PropertyType;
  state: string;
  city: string | null;
  priceCents: Cents;
  paidAt: Date;
}>;

/** A purchase as visitors see it: nothing in it identifies a person. */
export type PurchaseNotice = Readonly<{
  propertyType: PropertyType;
  location: string;
  priceRange: PriceRange;
}>;

/** The official name of the city that the buyer typed; null if the state has no such city. */
export type CityName = (state: string, typed: string) => string | null;

/** The purchases that a place needs to be named, and the notices needed to show any. */
export const minimumPurchases = 5;
/** The number of days whose purchases are counted by place. */
export const countedDays = 30;
/** A purchase is shown from an hour to a day after its payment. */
const shownFromMs = hourMs;
const shownUntilMs = 24 * hourMs;

/**
 * The notices that visitors see, latest first. Names a city with at least `minimumPurchases` in `countedDays`, otherwise
 * the state if it has that many, and leaves out other purchases. Empty with fewer than `minimumPurchases` notices.
 */
export function selectPurchases(
  paid: readonly RecentPurchase[],
  now: Date,
  cityName: CityName,
): readonly PurchaseNotice[] {
  const counted = paid
    .filter(({ paidAt }) => ageMs(paidAt, now) <= countedDays * 24 * hourMs)
    .map((purchase) => ({ ...purchase, placeOfCity: cityPlace(purchase, cityName) }));
  const inCity = countBy(counted, ({ placeOfCity }) => placeOfCity);
  const inState = countBy(counted, ({ state }) => state);
  const shown = counted
    .filter(({ paidAt }) => ageMs(paidAt, now) >= shownFromMs && ageMs(paidAt, now) <= shownUntilMs)
    .toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())
    .flatMap(({ propertyType, priceCents, state, placeOfCity }) => {
      const location = namedIfMany(inCity, placeOfCity) ?? (namedIfMany(inState, state) && stateName(state));
      return location ? [{ propertyType, location, priceRange: priceRangeOf(priceCents) }] : [];
    });
  return shown.length < minimumPurchases ? [] : shown;
}

const ageMs = (then: Date, now: Date): number => now.getTime() - then.getTime();

function cityPlace({ state, city }: RecentPurchase, cityName: CityName): string | null {
  const name = city === null ? null : cityName(state, city);
  return name === null ? null : `${name}, ${state}`;
}

function countBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

const namedIfMany = (counts: ReadonlyMap<string | null, number>, place: string | null): string | null =>
  (counts.get(place) ?? 0) >= minimumPurchases ? place : null;

const stateName = (state: string): string => stateNames[state]?.[0] ?? state;

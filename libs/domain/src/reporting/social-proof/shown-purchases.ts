import type { PropertyType } from '../../closing-costs/index.js';
import type { Cents } from '../../money/index.js';
import { stateNames } from '../../place/index.js';
import { priceRangeOf, type PriceRange } from './price-range.js';

/** A report that was paid: what it is about, and when its payment was recorded. */
export type PaidProperty = Readonly<{
  propertyType: PropertyType;
  state: string;
  city: string | null;
  priceCents: Cents;
  paidAt: Date;
}>;

/** A purchase as others may be told of it: nothing in it leads to a person. */
export type ShownPurchase = Readonly<{
  propertyType: PropertyType;
  location: string;
  priceRange: PriceRange;
}>;

/** The official name of a city in a state; null when no city there has the name, whatever the buyer typed. */
export type CityName = (state: string, typed: string) => string | null;

const hourMs = 3_600_000;
/** So many purchases there must have been in a place before it is named, and so many to show before any is shown. */
export const crowd = 5;
/** In how many days those of a place are counted. */
export const countedDays = 30;
/** A purchase is shown as one of just now: for a day, and not before an hour has passed. */
const shownFromMs = hourMs;
const shownUntilMs = 24 * hourMs;

/**
 * Which of the purchases of the last `countedDays` others are told of, latest first. A city is named when it had a crowd
 * of purchases, else the state when that had; a purchase in neither is left out, and so are all when they are few.
 */
export function shownPurchases(
  paid: readonly PaidProperty[],
  now: Date,
  cityName: CityName,
): readonly ShownPurchase[] {
  const counted = paid
    .filter(({ paidAt }) => ageMs(paidAt, now) <= countedDays * 24 * hourMs)
    .map((purchase) => ({ ...purchase, placeOfCity: cityPlace(purchase, cityName) }));
  const inCity = countBy(counted, ({ placeOfCity }) => placeOfCity);
  const inState = countBy(counted, ({ state }) => state);
  const shown = counted
    .filter(({ paidAt }) => ageMs(paidAt, now) >= shownFromMs && ageMs(paidAt, now) <= shownUntilMs)
    .toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())
    .flatMap(({ propertyType, priceCents, state, placeOfCity }) => {
      const location = crowded(inCity, placeOfCity) ?? (crowded(inState, state) && stateName(state));
      return location ? [{ propertyType, location, priceRange: priceRangeOf(priceCents) }] : [];
    });
  return shown.length < crowd ? [] : shown;
}

const ageMs = (then: Date, now: Date): number => now.getTime() - then.getTime();

function cityPlace({ state, city }: PaidProperty, cityName: CityName): string | null {
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

const crowded = (counts: ReadonlyMap<string | null, number>, place: string | null): string | null =>
  (counts.get(place) ?? 0) >= crowd ? place : null;

const stateName = (state: string): string => stateNames[state]?.[0] ?? state;

import type { ComparableSales } from './comparable-sales.js';
import { type FloodZone, isFloodMapped } from './flood-zone.js';
import type { NeighbourhoodStatistics } from './neighbourhood-statistics.js';
import type { Schools, TaxHistory } from './public-records.js';

/** The publisher of a fact about the property, and when it was retrieved. */
export type FactSource = Readonly<{
  publisher: string;
  /** The publisher's name for the data or service, in English. */
  title: string;
  /** A web page about it; null without one. */
  url: string | null;
  /** ISO date. */
  retrievedOn: string;
  /** The period or date of the data as published, such as `2019-2023` or `2007-06-18`; null if unknown. */
  vintage: string | null;
}>;

/** Why a source that responded has nothing for the property. */
export type NothingFound = 'nothing-recorded' | 'address-not-located' | 'address-ambiguous';

/**
 * A source's answer about the property. `none`: it responded and has nothing. `unavailable`: it is turned off, timed out,
 * or returned something unusable.
 */
export type FactAnswer<Fact> =
  | Readonly<{ status: 'found'; fact: Fact; source: FactSource }>
  | Readonly<{ status: 'none'; because: NothingFound; source: FactSource }>
  | Readonly<{ status: 'unavailable' }>;

/** The five facts of a premium report. We estimate none of them. */
export type PropertyFacts = Readonly<{
  floodZone: FactAnswer<FloodZone>;
  taxHistory: FactAnswer<TaxHistory>;
  schools: FactAnswer<Schools>;
  neighbourhood: FactAnswer<NeighbourhoodStatistics>;
  comparableSales: FactAnswer<ComparableSales>;
}>;

export const unavailable = { status: 'unavailable' } as const;

/** The facts of a property before any source is queried. */
export const noPropertyFacts: PropertyFacts = {
  floodZone: unavailable,
  taxHistory: unavailable,
  schools: unavailable,
  neighbourhood: unavailable,
  comparableSales: unavailable,
};

/** With fewer of the five facts, premium is not offered: most of what the buyer pays for would be missing. */
export const factsNeededForPremium = 3;

/** How many of the five were found. A flood zone counts if FEMA has studied the place. */
export function factsFound({ floodZone, ...others }: PropertyFacts): number {
  const found = Object.values(others).filter(({ status }) => status === 'found').length;
  return found + (floodZone.status === 'found' && isFloodMapped(floodZone.fact) ? 1 : 0);
}

/** Whether enough facts were found for the property. */
export const isPremiumOffered = (facts: PropertyFacts): boolean => factsFound(facts) >= factsNeededForPremium;

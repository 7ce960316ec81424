import type { ComparableSales } from './comparable-sales.js';
import type { FactSource } from './fact-source.js';
import type { FloodZone } from './flood-zone.js';
import type { NeighbourhoodStatistics } from './neighbourhood-statistics.js';
import type { Schools } from './schools.js';
import type { TaxHistory } from './tax-history.js';

/** Why a source that answered has nothing for the property. */
export type NothingFound = 'nothing-recorded' | 'address-not-located' | 'address-ambiguous';

/**
 * What a source says of the property. `none`: it answered, and has nothing; `source` is who said so. `unavailable`: it is
 * switched off, or gave no answer that can be trusted in time.
 */
export type FactAnswer<Fact> =
  | Readonly<{ status: 'found'; fact: Fact; source: FactSource }>
  | Readonly<{ status: 'none'; because: NothingFound; source: FactSource }>
  | Readonly<{ status: 'unavailable' }>;

/** The five facts of a premium report. Nothing in them is estimated by us. */
export type PropertyFacts = Readonly<{
  floodZone: FactAnswer<FloodZone>;
  taxHistory: FactAnswer<TaxHistory>;
  schools: FactAnswer<Schools>;
  neighbourhood: FactAnswer<NeighbourhoodStatistics>;
  comparableSales: FactAnswer<ComparableSales>;
}>;

/** No source answers. */
export const unavailable = { status: 'unavailable' } as const;

/** What is known of a property about which nobody was asked. */
export const noPropertyFacts: PropertyFacts = {
  floodZone: unavailable,
  taxHistory: unavailable,
  schools: unavailable,
  neighbourhood: unavailable,
  comparableSales: unavailable,
};

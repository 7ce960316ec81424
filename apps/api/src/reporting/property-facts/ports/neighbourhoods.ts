import type { FactAnswer, NeighbourhoodStatistics } from '@closewise/domain/property-facts';

/** Knows the statistics of a census tract, named by its 11 digits. Never throws: what fails is unavailable. */
export abstract class Neighbourhoods {
  abstract of(tractFips: string, signal: AbortSignal): Promise<FactAnswer<NeighbourhoodStatistics>>;
}

import {
  type FactAnswer,
  type FloodZone,
  type NeighbourhoodStatistics,
  type ComparableSales,
  type Schools,
  type TaxHistory,
  unavailable,
} from '@closewise/domain/property-facts';

/** A home's postal address. Sources receive only the parts they need, and nothing else about a report. */
export type PostalAddress = Readonly<{
  street: string;
  city: string | null;
  /** Two letters. */
  state: string;
  zip: string | null;
}>;

/** City, state and ZIP code in one line: `Houston, TX 77002`. */
export const lastLineOf = ({ city, state, zip }: PostalAddress): string =>
  [...(city ? [city] : []), zip ? `${state} ${zip}` : state].join(', ');

/** `1600 Main Street, Houston, TX 77002`. */
export const oneLineOf = (address: PostalAddress): string => `${address.street}, ${lastLineOf(address)}`;

/** Degrees (WGS 84). */
export type Point = Readonly<{ latitude: number; longitude: number }>;

/** The location of an address. */
export type LocatedAddress = Readonly<{
  point: Point;
  /** Census tract, 11 digits of state, county and tract. */
  tractFips: string;
}>;

/** Finds the point and census tract of an address. Never throws: failures are `unavailable`. */
export abstract class Geocoder {
  abstract locate(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<LocatedAddress>>;
}

/** Finds the flood zone of a point. Never throws: failures are `unavailable`. */
export abstract class FloodZones {
  abstract findZone(point: Point, signal: AbortSignal): Promise<FactAnswer<FloodZone>>;
}

/** Finds statistics of a census tract by its 11 digits. Never throws: failures are `unavailable`. */
export abstract class Neighbourhoods {
  abstract findStatistics(
    tractFips: string,
    signal: AbortSignal,
  ): Promise<FactAnswer<NeighbourhoodStatistics>>;
}

/** Finds public records of a home and its surroundings. Never throws: failures are `unavailable`. */
export abstract class PropertyRecords {
  abstract comparableSales(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<ComparableSales>>;
  abstract schools(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<Schools>>;
  abstract taxHistory(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<TaxHistory>>;
}

const answer = (): Promise<typeof unavailable> => Promise.resolve(unavailable);

/** Replacements for disabled sources. */
export const switchedOff: Readonly<{
  geocoder: Geocoder;
  floodZones: FloodZones;
  neighbourhoods: Neighbourhoods;
  propertyRecords: PropertyRecords;
}> = {
  geocoder: { locate: answer },
  floodZones: { findZone: answer },
  neighbourhoods: { findStatistics: answer },
  propertyRecords: { comparableSales: answer, schools: answer, taxHistory: answer },
};

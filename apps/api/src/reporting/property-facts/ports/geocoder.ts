import type { FactAnswer } from '@closewise/domain/property-facts';
import type { PostalAddress } from './postal-address.js';

/** A point of the earth in degrees (WGS 84). */
export type Point = Readonly<{ latitude: number; longitude: number }>;

/** Where an address lies. */
export type LocatedAddress = Readonly<{
  point: Point;
  /** Census tract, 11 digits of state, county and tract. */
  tractFips: string;
}>;

/** Finds the point and the census tract of an address. Never throws: what fails is unavailable. */
export abstract class Geocoder {
  abstract locate(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<LocatedAddress>>;
}

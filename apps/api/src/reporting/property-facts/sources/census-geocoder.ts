import type { FactAnswer } from '@closewise/domain/property-facts';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.js';
import { type LocatedAddress, type PostalAddress, Geocoder, oneLineOf, type Point } from './ports.js';
import type { ProviderClient } from './provider-client.js';

/**
 * The Census Bureau's geocoder, which returns an address's point and census tract. Written from
 * https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html. Not yet run against the live service.
 */
export class CensusGeocoder extends Geocoder {
  constructor(
    private readonly client: ProviderClient,
    private readonly origin: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  override locate(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<LocatedAddress>> {
    return this.client.answer(async () => {
      const url = new URL('/geocoder/geographies/onelineaddress', this.origin);
      url.search = new URLSearchParams({
        address: oneLineOf(address),
        benchmark: 'Public_AR_Current',
        vintage: 'Current_Current',
        format: 'json',
      }).toString();
      const { result } = await this.client.ask({ url, schema: geocoderAnswer }, signal);
      const place = chooseMatch(result.addressMatches, address);
      const source = this.source();
      if (place === 'unknown') return { status: 'none', because: 'address-not-located', source };
      if (place === 'ambiguous') return { status: 'none', because: 'address-ambiguous', source };
      return { status: 'found', fact: place, source };
    });
  }

  private source() {
    return {
      publisher: 'U.S. Census Bureau',
      title: 'Census Geocoder',
      url: 'https://geocoding.geo.census.gov/geocoder/',
      retrievedOn: this.clock.now().toISOString().slice(0, 10),
      vintage: null,
    };
  }
}

const tract = z.object({ GEOID: z.string().regex(/^\d{11}$/) });

/** The matches of an address, each with its census tract, if any. */
const geocoderAnswer = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        matchedAddress: z.string(),
        coordinates: z.object({ x: z.number().min(-180).max(180), y: z.number().min(-90).max(90) }),
        addressComponents: z.object({ state: z.string(), zip: z.string() }),
        geographies: z.object({ 'Census Tracts': z.array(tract) }),
      }),
    ),
  }),
});
type AddressMatch = z.infer<typeof geocoderAnswer>['result']['addressMatches'][number];

/** Points this close belong to the same home, matched from both sides of the street. */
const oneHomeMiles = 0.05;

/** The place of an address: `unknown` without a match, `ambiguous` if matches lie at different places. */
function chooseMatch(
  matches: readonly AddressMatch[],
  { state, zip }: PostalAddress,
): LocatedAddress | 'unknown' | 'ambiguous' {
  const inState = matches.filter(({ addressComponents }) => addressComponents.state === state);
  const inZip = inState.filter(({ addressComponents }) => addressComponents.zip === zip);
  const places = (inZip.length > 0 ? inZip : inState).flatMap(placeOf);
  const [first] = places;
  if (!first) return 'unknown';
  const isOne = places.every(
    ({ point, tractFips }) =>
      tractFips === first.tractFips && milesBetween(point, first.point) <= oneHomeMiles,
  );
  return isOne ? first : 'ambiguous';
}

function placeOf({ coordinates, geographies }: AddressMatch): LocatedAddress[] {
  const tract = geographies['Census Tracts'][0];
  return tract
    ? [{ point: { latitude: coordinates.y, longitude: coordinates.x }, tractFips: tract.GEOID }]
    : [];
}

/** Approximates the earth as flat, which is precise enough for short distances. */
function milesBetween(one: Point, other: Point): number {
  const milesOfDegree = 69.05;
  const north = (one.latitude - other.latitude) * milesOfDegree;
  const east = (one.longitude - other.longitude) * milesOfDegree * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

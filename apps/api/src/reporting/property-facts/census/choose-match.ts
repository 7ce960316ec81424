import type { LocatedAddress, Point } from '../ports/geocoder.js';
import type { PostalAddress } from '../ports/postal-address.js';
import type { AddressMatch } from './geocoder-answer.js';

/** Points that lie as near as these are of one home, seen from two sides of a street. */
const oneHomeMiles = 0.05;

/** The one place of an address: `unknown` where no match fits it, `ambiguous` where several do at different places. */
export function chooseMatch(
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

/** Near enough for short ways: the earth is taken as flat between the points. */
function milesBetween(one: Point, other: Point): number {
  const milesOfDegree = 69.05;
  const north = (one.latitude - other.latitude) * milesOfDegree;
  const east = (one.longitude - other.longitude) * milesOfDegree * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

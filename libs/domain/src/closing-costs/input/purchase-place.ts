import {
  locate,
  placeKey,
  type County,
  type PlaceLocation,
  type NamedPlace,
  type Places,
} from '../../place/index.js';
import { countyInRules } from '../applicability/place-scope-covers.js';
import type { PropertyInput } from '../property.js';
import type { Purchase } from '../purchase.js';

/** The purchase's place in the form its rules use. */
export type PurchasePlace = Pick<
  Purchase,
  'county' | 'knownCounty' | 'certainty' | 'choices' | 'city' | 'isCityOpen'
>;

type PlaceInput = Pick<PropertyInput, 'state' | 'county' | 'city' | 'zip' | 'insideCityLimits'>;

/** The place as named in the input, not looked up. */
export const placeFromInput = ({ county, city }: PlaceInput): PurchasePlace => ({
  county: county ?? null,
  knownCounty: null,
  certainty: county === undefined ? 'unknown' : 'certain',
  choices: [],
  city: city ?? null,
  isCityOpen: false,
});

const bareCity = (county: County | null): string | null =>
  county?.name.endsWith(' city') ? county.name.slice(0, -' city'.length) : null;

/** The place named in the input; a ZIP code alone implies its city. */
export function namedPlaceOf({ state, county, city, zip }: PlaceInput, places: Places): NamedPlace {
  const ofZip = zip === undefined ? null : places.cityOfZip(zip);
  return {
    state,
    county: county ?? null,
    city: city ?? (ofZip?.state === state ? ofZip.city : null),
    zip: zip ?? null,
  };
}

function countyOf({ county, oldCounty }: PlaceLocation, said: string | null): string | null {
  if (county === null) return said;
  const name = countyInRules(county, oldCounty);
  return said !== null && placeKey(said) === placeKey(name) ? said : name;
}

/** Looks up the input's place. `taxingCities` is passed to `locate`. */
export function purchasePlaceOf(
  input: PlaceInput,
  places: Places,
  taxingCities: ReadonlySet<string>,
): PurchasePlace {
  const named = namedPlaceOf(input, places);
  const located = locate(named, places, { insideCityLimits: input.insideCityLimits }, taxingCities);
  return {
    county: countyOf(located, named.county),
    knownCounty: located.county,
    certainty: located.certainty,
    choices: located.certainty === 'likely' ? located.choices : [],
    city: named.city ?? bareCity(located.county),
    isCityOpen: located.open.includes('city-limits'),
  };
}

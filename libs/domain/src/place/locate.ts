import { isCityLimitsOpen } from './city-limits.js';
import { countiesNamed, type CountyMatches } from './counties-named.js';
import {
  countiesByPopulation,
  countiesOfCity,
  countiesOfMunicipality,
  inProportion,
  isBorough,
} from './county-shares.js';
import type { PlaceLocation, NamedPlace, PlaceAnswers } from './place-location.js';
import { placeKey } from './place-key.js';
import type { County, CountyShare, PlaceCertainty, Places } from './places.js';

/** A county counts as certain if no other has more than 5% of the homes. */
const largestShareElsewhere = 0.05;

type Candidates = Readonly<{ basis: 'zip' | 'city' | 'state'; shares: readonly CountyShare[] }>;

const noCities: ReadonlySet<string> = new Set();

const isOneOf =
  (counties: readonly Readonly<{ county: County }>[]) =>
  ({ county }: CountyShare): boolean =>
    counties.some((other) => other.county === county);

const isSettled = (shares: readonly CountyShare[]): boolean =>
  (shares[1]?.share ?? 0) <= largestShareElsewhere;

/** The ZIP code's counties in the state, by share of its homes. */
export function countiesOfZipIn(places: Places, { state, zip }: NamedPlace): readonly CountyShare[] {
  const all = zip === null ? [] : places.countiesOfZip(zip);
  const inState = all.filter(({ county }) => county.state === state);
  return inState.length === all.length ? all : inProportion(inState);
}

/**
 * A city narrows the counties of a ZIP code if the home is known to be in it. The Postal Service's preferred city says
 * nothing: it is in the address of every home of the ZIP code.
 */
function narrowedByCity(
  shares: readonly CountyShare[],
  { state, city, zip }: NamedPlace,
  places: Places,
  insideCityLimits: boolean | undefined,
): readonly CountyShare[] {
  if (city === null || zip === null || insideCityLimits === false) return shares;
  const preferred = places.cityOfZip(zip);
  if (!insideCityLimits && preferred !== null && placeKey(preferred.city) === placeKey(city)) return shares;
  const within = shares.filter(isOneOf(countiesOfMunicipality(places, state, city)));
  return within.length > 0 ? inProportion(within) : shares;
}

function candidatesOf(named: NamedPlace, places: Places, inside: boolean | undefined): Candidates {
  const { state, city } = named;
  const ofZip = countiesOfZipIn(places, named);
  if (ofZip.length > 0) {
    const shares = isSettled(ofZip) ? ofZip : narrowedByCity(ofZip, named, places, inside);
    return { basis: 'zip', shares };
  }
  const ofCity = city === null ? [] : (inside ? countiesOfMunicipality : countiesOfCity)(places, state, city);
  if (ofCity.length > 0) return { basis: 'city', shares: ofCity };
  return { basis: 'state', shares: countiesByPopulation(places, state) };
}

/** `Baltimore` means the county rather than `Baltimore city`, unless the ZIP code is only in the city. */
function chosenOf(
  { counties, oldCounty }: CountyMatches,
  { basis, shares }: Candidates,
): readonly CountyShare[] | null {
  const among = shares.filter(({ county }) => counties.includes(county));
  if (among.length === 0 && basis === 'zip') return null;
  const possible = among.length > 0 ? inProportion(among) : counties.map((county) => ({ county, share: 1 }));
  if (oldCounty !== null) return possible;
  const [one] = possible.filter(({ county }) => county.name.endsWith(' County')).concat(possible);
  return one ? [{ ...one, share: 1 }] : null;
}

const certaintyOf = ({ basis, shares }: Candidates): PlaceCertainty => {
  if (basis === 'state' && shares.length > 1) return 'unknown';
  return isSettled(shares) ? 'certain' : 'likely';
};

function municipalityOf(
  { state, city }: NamedPlace,
  places: Places,
  county: County | null,
  inside: boolean | undefined,
): string | null {
  if (city === null || inside === false) return null;
  if (isBorough(state, city)) return 'New York';
  const found = places.municipalitiesNamed(state, city);
  return found.find((one) => county === null || one.county === county)?.name ?? null;
}

/**
 * Locates the property from its address and the buyer's answers. Ignores what contradicts the ZIP code; `placeRefusal`
 * reports that. `taxingCities` holds the place keys of cities with their own taxes.
 */
export function locate(
  named: NamedPlace,
  places: Places,
  answers: PlaceAnswers = {},
  taxingCities: ReadonlySet<string> = noCities,
): PlaceLocation {
  const { state } = named;
  const inside = answers.insideCityLimits;
  const countyName = answers.county ?? named.county;
  const found = candidatesOf(named, places, inside);
  const ofName = countyName === null ? null : countiesNamed(places, state, countyName);
  const chosen = ofName && ofName.counties.length > 0 ? chosenOf(ofName, found) : null;
  const candidates: Candidates = chosen ? { basis: 'city', shares: chosen } : found;
  const certainty = certaintyOf(candidates);
  const county = certainty === 'unknown' ? null : (candidates.shares[0]?.county ?? null);
  const isCityOpen = inside === undefined && isCityLimitsOpen(named, places, candidates.shares, taxingCities);
  return {
    state,
    county,
    oldCounty: chosen && ofName?.oldCounty ? ofName.oldCounty : oldCountyOf(named, places, county),
    municipality: municipalityOf(named, places, county, inside),
    certainty,
    choices: certainty === 'certain' ? [] : candidates.shares,
    open: [
      ...(certainty === 'certain' ? [] : ['county' as const]),
      ...(isCityOpen ? ['city-limits' as const] : []),
    ],
  };
}

/**
 * The pre-2022 Connecticut county: that of the town in the address or ZIP code, or the only one in the planning region;
 * otherwise null.
 */
function oldCountyOf({ state, city, zip }: NamedPlace, places: Places, county: County | null): string | null {
  const towns = places.townsOfOldCounties(state);
  if (towns.length === 0) return null;
  const townNamed = (name: string | undefined): string | undefined =>
    name === undefined ? undefined : towns.find(({ town }) => placeKey(town) === placeKey(name))?.oldCounty;
  const ofTown =
    townNamed(city ?? undefined) ?? townNamed(zip === null ? undefined : places.cityOfZip(zip)?.city);
  if (ofTown !== undefined) return ofTown;
  const ofRegion = new Set(towns.flatMap((town) => (town.county === county ? [town.oldCounty] : [])));
  const [only] = ofRegion;
  return ofRegion.size === 1 && only !== undefined ? only : null;
}

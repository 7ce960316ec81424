import { isCityLimitsOpen } from './city-limits.js';
import { countiesNamed, type CountiesNamed } from './counties-named.js';
import {
  countiesByPopulation,
  countiesOfCity,
  countiesOfMunicipality,
  inProportion,
  isBorough,
} from './county-shares.js';
import type { Located, NamedPlace, SaidOfPlace } from './located.js';
import { oldCountyOf } from './old-county.js';
import { placeKey } from './place-key.js';
import type { County, CountyShare, PlaceCertainty, Places } from './places.js';

/** A county is taken as certain where no other has more than one in twenty of the homes. */
const largestShareElsewhere = 0.05;

type Candidates = Readonly<{ basis: 'zip' | 'city' | 'state'; shares: readonly CountyShare[] }>;

const noCities: ReadonlySet<string> = new Set();

const isOneOf =
  (counties: readonly Readonly<{ county: County }>[]) =>
  ({ county }: CountyShare): boolean =>
    counties.some((other) => other.county === county);

const isSettled = (shares: readonly CountyShare[]): boolean =>
  (shares[1]?.share ?? 0) <= largestShareElsewhere;

/** The counties of the ZIP code in the state, with the share of its homes. */
export function countiesOfZipIn(places: Places, { state, zip }: NamedPlace): readonly CountyShare[] {
  const all = zip === null ? [] : places.countiesOfZip(zip);
  const inState = all.filter(({ county }) => county.state === state);
  return inState.length === all.length ? all : inProportion(inState);
}

/**
 * A city narrows the counties of a ZIP code where the home is known to lie in it. The name that the Postal Service
 * prefers says nothing: it stands in the address of every home of the ZIP code.
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

/** Of `Baltimore` and `Baltimore city` the bare name means the county, unless the ZIP code leaves the city alone. */
function chosenOf(
  { counties, oldCounty }: CountiesNamed,
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
 * Where the property lies by what is named of it and what the buyer said. Something that contradicts the ZIP code
 * is passed over: `placeRefusal` names it. `taxingCities` are the cities with taxes of their own, as `placeKey` writes.
 */
export function locate(
  named: NamedPlace,
  places: Places,
  said: SaidOfPlace = {},
  taxingCities: ReadonlySet<string> = noCities,
): Located {
  const { state } = named;
  const inside = said.insideCityLimits;
  const countyName = said.county ?? named.county;
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

import { countiesNamed, type CountyMatches } from './counties-named.js';
import { countiesOfCity, countiesOfMunicipality } from './county-shares.js';
import type { NamedPlace, PlaceRefusal, PlaceAnswers } from './place-location.js';
import { countiesOfZipIn } from './locate.js';
import { placeKey } from './place-key.js';
import type { CountyShare, Places } from './places.js';
import { stateNames } from './states.js';
import { stateOfZip } from './zip-ranges.js';

const or = new Intl.ListFormat('en', { type: 'disjunction' });

const stateName = (state: string): string => stateNames[state]?.[0] ?? state;

const namesOf = (shares: readonly CountyShare[]): string =>
  or.format(shares.slice(0, 3).map(({ county }) => county.name));

function zipRefusal(named: NamedPlace, places: Places, county: string | null): PlaceRefusal | null {
  const { state, zip } = named;
  if (zip === null || countiesOfZipIn(places, named).length > 0) return null;
  const elsewhere = places.countiesOfZip(zip)[0]?.county.state ?? stateOfZip(zip);
  const digits = zip.slice(0, 5);
  if (elsewhere !== null && elsewhere !== state && places.cityOfZip(zip)?.state !== state) {
    const message = `ZIP code ${digits} is in ${stateName(elsewhere)}, not in ${stateName(state)}`;
    return { problem: 'zip-contradicts-state', field: 'zip', message };
  }
  if (county !== null || places.countiesOfZip(zip).length > 0) return null;
  const message = `We do not recognize ZIP code ${digits}; please check it, or name the county`;
  return { problem: 'zip-unknown', field: 'zip', message };
}

function countyRefusal(
  named: NamedPlace,
  places: Places,
  county: string,
  { counties }: CountyMatches,
): PlaceRefusal | null {
  const { state, zip } = named;
  if (counties.length === 0) {
    const message = `${stateName(state)} has no county named ${county}`;
    return { problem: 'county-unknown', field: 'county', message };
  }
  const ofZip = countiesOfZipIn(places, named);
  if (ofZip.length === 0 || ofZip.some((share) => counties.includes(share.county))) return null;
  const message = `ZIP code ${zip?.slice(0, 5)} is in ${namesOf(ofZip)}, not in ${county}`;
  return { problem: 'county-outside-zip', field: 'county', message };
}

/** Whether the city is a Connecticut town of a different pre-2022 county than the one named. */
const isTownOfAnother = (
  { state, city }: NamedPlace,
  places: Places,
  { oldCounty }: CountyMatches,
): boolean => {
  if (oldCounty === null || city === null) return false;
  const town = places.townsOfOldCounties(state).find((one) => placeKey(one.town) === placeKey(city));
  return town !== undefined && town.oldCounty !== oldCounty;
};

function cityRefusal(
  named: NamedPlace,
  places: Places,
  { county, insideCityLimits }: Readonly<{ county: string; insideCityLimits?: boolean | undefined }>,
  ofName: CountyMatches,
): PlaceRefusal | null {
  const { state, city } = named;
  if (city === null) return null;
  const isNamed = (share: CountyShare): boolean => ofName.counties.includes(share.county);
  if (!insideCityLimits && countiesOfZipIn(places, named).some(isNamed)) return null;
  const within = (insideCityLimits ? countiesOfMunicipality : countiesOfCity)(places, state, city);
  const fits = within.length === 0 || within.some(isNamed);
  if (fits && !isTownOfAnother(named, places, ofName)) return null;
  const message = `${city} is in ${namesOf(within)}, not in ${county}`;
  return { problem: 'municipality-outside-county', field: 'city', message };
}

/** The first contradiction in a place, with a way to fix it if there is one; null without a contradiction. */
export function placeRefusal(
  named: NamedPlace,
  places: Places,
  answers: PlaceAnswers = {},
): PlaceRefusal | null {
  const county = answers.county ?? named.county;
  const zip = zipRefusal(named, places, county);
  if (zip || county === null) return zip;
  const ofName = countiesNamed(places, named.state, county);
  return (
    countyRefusal(named, places, county, ofName) ??
    cityRefusal(named, places, { county, insideCityLimits: answers.insideCityLimits }, ofName)
  );
}

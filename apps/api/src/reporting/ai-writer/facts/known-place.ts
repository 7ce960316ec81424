import type { ReportDocument } from '@closewise/contracts/report-document';
import { nameOfJurisdiction, stateOf } from '@closewise/domain/closing-costs';
import { placeKey, type Places } from '@closewise/domain/place';
import { readJurisdictionFacts } from '../../document/index.js';

/** Names of the place as our data spell them. */
export type KnownPlace = Readonly<{ state: string; county: string | null; city: string | null }>;

/** The names that our data have for the place of a report; what was typed and no data know is left out. */
export function knownPlaceOf({ property, language }: ReportDocument, places: Places): KnownPlace {
  const { state, county, city, zip } = property.place;
  const jurisdiction = readJurisdictionFacts(state);
  return {
    state: jurisdiction ? nameOfJurisdiction(stateOf(jurisdiction), language) : state,
    county: county === null ? null : countyNamed(places, state, county),
    city: city === null ? null : cityNamed(places, { state, city, zip }),
  };
}

function countyNamed(places: Places, state: string, county: string): string | null {
  const wanted = placeKey(county);
  return places.countiesOf(state).find(({ name }) => placeKey(name) === wanted)?.name ?? null;
}

type CityOfState = Readonly<{ state: string; city: string; zip: string | null }>;

function cityNamed(places: Places, { state, city, zip }: CityOfState): string | null {
  const [municipality] = places.municipalitiesNamed(state, city);
  if (municipality) return municipality.name;
  const mailing = zip === null ? null : places.cityOfZip(zip);
  return mailing?.state === state && placeKey(mailing.city) === placeKey(city) ? mailing.city : null;
}

import type { ReportDocument } from '@closewise/contracts/report-document';
import { nameOfJurisdiction, stateOf } from '@closewise/domain/closing-costs';
import { placeKey, type Places } from '@closewise/domain/place';
import { readJurisdictionFacts } from '../document/index.js';

/** The purchase as given to the model for every section. Contains nothing that a buyer typed. */
export type PurchaseFacts = Readonly<{
  language: ReportDocument['language'];
  place: KnownPlace;
  propertyType: string;
  buyerType: string;
  loanType: string;
  hasPool: boolean;
}>;

/** The purchase without address, name, email, ZIP code and amounts. */
export const purchaseFactsOf = (
  { language, property }: ReportDocument,
  place: KnownPlace,
): PurchaseFacts => ({
  language,
  place,
  propertyType: property.propertyType,
  buyerType: property.buyerType,
  loanType: property.loanAmountCents > 0 ? property.loanType : 'none',
  hasPool: property.hasPool,
});

/** The place's names as spelled in our data. */
type KnownPlace = Readonly<{ state: string; county: string | null; city: string | null }>;

/** A report's place as our data names it. Leaves out typed names that our data does not know. */
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

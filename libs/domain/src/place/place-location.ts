import type { County, CountyShare, PlaceCertainty, PlaceQuestion } from './places.js';

/** A place as named by an address or an input; it need not exist. */
export type NamedPlace = Readonly<{
  /** Two letters: one of the 50 states or DC. */
  state: string;
  city: string | null;
  /** In any legal form: `Harris`, `Orleans Parish`, `Baltimore city`. */
  county: string | null;
  zip: string | null;
}>;

/** The buyer's answers about the place. */
export type PlaceAnswers = Readonly<{ county?: string | undefined; insideCityLimits?: boolean | undefined }>;

/** Where the property is, and how certain that is. */
export type PlaceLocation = Readonly<{
  state: string;
  /** The likeliest county; null if only the state is known. */
  county: County | null;
  /** The pre-2022 county that older law and data name (`Hartford County`); null outside Connecticut. */
  oldCounty: string | null;
  /** The municipality as written; null if the address names none or the home is outside it. */
  municipality: string | null;
  certainty: PlaceCertainty;
  /** The possible counties, likeliest first; empty when certain. */
  choices: readonly CountyShare[];
  /** Questions for the buyer. */
  open: readonly PlaceQuestion[];
}>;

/** Why no home can be at the named place. */
export type PlaceContradiction =
  | 'zip-unknown'
  | 'zip-contradicts-state'
  | 'county-unknown'
  | 'county-outside-zip'
  | 'municipality-outside-county';

/** The field with the contradiction and a sentence about it, in English, without a period. */
export type PlaceRefusal = Readonly<{
  problem: PlaceContradiction;
  field: 'zip' | 'county' | 'city';
  message: string;
}>;

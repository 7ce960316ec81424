import type { County, CountyShare, PlaceCertainty, PlaceQuestion } from './places.js';

/** What an address or an input names, whether or not there is such a place. */
export type NamedPlace = Readonly<{
  /** Two letters: the 50 states and DC. */
  state: string;
  city: string | null;
  /** In any legal form: `Harris`, `Orleans Parish`, `Baltimore city`. */
  county: string | null;
  zip: string | null;
}>;

/** What the buyer answered. */
export type SaidOfPlace = Readonly<{ county?: string | undefined; insideCityLimits?: boolean | undefined }>;

/** Where the property lies, and how sure that is. */
export type Located = Readonly<{
  state: string;
  /** The likeliest county; null where nothing but the state is known. */
  county: County | null;
  /** The county of before 2022 that older law and data name (`Hartford County`); null outside Connecticut. */
  oldCounty: string | null;
  /** The municipality as its name is written; null where the address names none or the home lies outside of it. */
  municipality: string | null;
  certainty: PlaceCertainty;
  /** The counties that it may be, likeliest first; empty when certain. */
  choices: readonly CountyShare[];
  /** What to ask the buyer. */
  open: readonly PlaceQuestion[];
}>;

/** Why no home lies at the place that is named. */
export type PlaceContradiction =
  | 'zip-unknown'
  | 'zip-contradicts-state'
  | 'county-unknown'
  | 'county-outside-zip'
  | 'municipality-outside-county';

/** What does not fit, in which field, as one English sentence without a full stop. */
export type PlaceRefusal = Readonly<{
  problem: PlaceContradiction;
  field: 'zip' | 'county' | 'city';
  message: string;
}>;

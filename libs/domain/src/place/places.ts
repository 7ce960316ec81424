/** Limits in dollars for homes of one to four units. */
export type LimitsByUnits = readonly [number, number, number, number];

/** A county or its equivalent as the Census Bureau, HUD and FHFA name it. */
export type County = Readonly<{
  /** State (2) and county (3), e.g. `48201`. */
  fips: string;
  /** Two letters. */
  state: string;
  /** With its legal form: `Harris County`, `Orleans Parish`, `Baltimore city`. */
  name: string;
  /** Residents in July 2023. */
  population: number;
  /** What owner-occupied homes pay a year; null where it is not published. */
  propertyTax: CountyPropertyTax | null;
  /** Of the year 2026. */
  loanLimits: Readonly<{ conforming: LimitsByUnits; fha: LimitsByUnits }>;
}>;

/** Medians of owner-occupied homes (American Community Survey 2020-2024, tables B25103 and B25077). */
export type CountyPropertyTax = Readonly<{
  medianTaxesDollars: number;
  medianValueDollars: number;
  /** Taxes over value, in percent. */
  effectiveRatePercent: number;
  /** `top`: the taxes are only known to be over $10,000; `bottom`: to be under $200. */
  coded: 'top' | 'bottom' | null;
}>;

/** A county and the share of the homes of a ZIP code, or of the residents of a municipality, in it: 0 to 1. */
export type CountyShare = Readonly<{ county: County; share: number }>;

/** A city, town, village, borough or census designated place, in one of its counties. */
export type Municipality = Readonly<{ name: string; kind: string; county: County; share: number }>;

/** A town of Connecticut, in the county of before 2022 and in the planning region that counts as its county since. */
export type OldCountyTown = Readonly<{ town: string; oldCounty: string; county: County }>;

/** The counties, ZIP codes and municipalities of the 50 states and DC. */
export type Places = Readonly<{
  county(fips: string): County | null;
  countiesOf(state: string): readonly County[];
  /** Largest share first; empty when the ZIP code is not known. */
  countiesOfZip(zip: string): readonly CountyShare[];
  /** The city that the Postal Service prefers, as a reader would write it. */
  cityOfZip(zip: string): Readonly<{ state: string; city: string }> | null;
  /** Every municipality of the name in the state, in each of its counties, largest share first. */
  municipalitiesNamed(state: string, name: string): readonly Municipality[];
  /** Where the ZIP codes lie whose preferred city has the name: each ZIP code counts alike, largest share first. */
  countiesOfMailingCity(state: string, name: string): readonly CountyShare[];
  /** The towns whose county has another name in older law and data; empty outside Connecticut. */
  townsOfOldCounties(state: string): readonly OldCountyTown[];
  /** Every ZIP code, in order. */
  zipCodes(): readonly string[];
}>;

/** How sure it is that the home lies in the county. */
export type PlaceCertainty = 'certain' | 'likely' | 'unknown';

/** What only the buyer can say, before they pay. */
export type PlaceQuestion = 'county' | 'city-limits';

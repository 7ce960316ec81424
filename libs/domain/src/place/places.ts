/** Limits in dollars for homes with one to four units. */
export type LimitsByUnits = readonly [number, number, number, number];

/** A county or its equivalent, as named by the Census Bureau, HUD and FHFA. */
export type County = Readonly<{
  /** State (2 digits) and county (3), such as `48201`. */
  fips: string;
  /** Two letters. */
  state: string;
  /** With its legal form: `Harris County`, `Orleans Parish`, `Baltimore city`. */
  name: string;
  /** In July 2023. */
  population: number;
  /** Yearly tax of owner-occupied homes; null if not published. */
  propertyTax: CountyPropertyTax | null;
  /** For 2026. */
  loanLimits: Readonly<{ conforming: LimitsByUnits; fha: LimitsByUnits }>;
}>;

/** Medians of owner-occupied homes (American Community Survey 2020-2024, tables B25103 and B25077). */
export type CountyPropertyTax = Readonly<{
  medianTaxesDollars: number;
  medianValueDollars: number;
  /** Taxes divided by value, in percent. */
  effectiveRatePercent: number;
  /** `top`: published only as over $10,000; `bottom`: as under $200. */
  coded: 'top' | 'bottom' | null;
}>;

/** A county with its share, 0 to 1, of a ZIP code's homes or a municipality's residents. */
export type CountyShare = Readonly<{ county: County; share: number }>;

/** A city, town, village, borough or census-designated place, in one of its counties. */
export type Municipality = Readonly<{ name: string; kind: string; county: County; share: number }>;

/** A Connecticut town, its pre-2022 county, and the planning region that replaced it. */
export type OldCountyTown = Readonly<{ town: string; oldCounty: string; county: County }>;

/** The counties, ZIP codes and municipalities of the 50 states and DC. */
export type Places = Readonly<{
  county(fips: string): County | null;
  countiesOf(state: string): readonly County[];
  /** Largest share first; empty if the ZIP code is unknown. */
  countiesOfZip(zip: string): readonly CountyShare[];
  /** The Postal Service's preferred city, in normal capitalization. */
  cityOfZip(zip: string): Readonly<{ state: string; city: string }> | null;
  /** The state's municipalities with this name, one entry per county, largest share first. */
  municipalitiesNamed(state: string, name: string): readonly Municipality[];
  /** Counties of the ZIP codes with this preferred city, largest share first; ZIP codes weigh the same. */
  countiesOfMailingCity(state: string, name: string): readonly CountyShare[];
  /** Towns whose county has another name in older law and data; empty outside Connecticut. */
  townsOfOldCounties(state: string): readonly OldCountyTown[];
  /** Every ZIP code, ascending. */
  zipCodes(): readonly string[];
}>;

/** How certain it is that the home is in the county. */
export type PlaceCertainty = 'certain' | 'likely' | 'unknown';

/** Questions that only the buyer can answer, before paying. */
export type PlaceQuestion = 'county' | 'city-limits';

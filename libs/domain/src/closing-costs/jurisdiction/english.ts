import type { UnitOfProperty, Places, PlaceWords } from './jurisdiction.js';

const bare = (name: string): PlaceWords => ({ name, of: `of ${name}` });
const withArticle = (name: string): PlaceWords => ({ name, of: `of the ${name}` });

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** Commonly called "City" to distinguish them from the county or state; elsewhere the form is "City of Norfolk". */
const knownAsCity: ReadonlySet<string> = new Set(['Baltimore', 'New York', 'St. Louis']);

const units: Readonly<Record<UnitOfProperty, PlaceWords>> = {
  county: bare('county of the property'),
  'county-or-city': bare('county or city of the property'),
  'county-or-municipality': bare('county or municipality of the property'),
  municipality: withArticle('municipality of the property'),
  town: withArticle('town of the property'),
  'school-district': bare('school district of the property'),
};

export const english: Places = {
  nation: () => bare('United States'),
  state: ({ name }) => bare(name),
  'federal-district': () => bare('District of Columbia'),
  county: ({ name, alsoCalled }) => bare(`${name} County${alsoCalled ? ` (${alsoCalled})` : ''}`),
  'county-equivalent': ({ form, name, oldCounty }) =>
    bare(`${name} ${form}${oldCounty ? ` (${oldCounty} County until 2022)` : ''}`),
  parish: ({ name }) => bare(`${name} Parish`),
  city: ({ name }) => withArticle(`City of ${name}`),
  town: ({ name }) => withArticle(`Town of ${name}`),
  'county-level-city': ({ name }) =>
    knownAsCity.has(name) ? bare(`${name} City`) : withArticle(`City of ${name}`),
  place: ({ name }) => bare(name),
  'school-district': ({ name }) => bare(`${name} School District`),
  'land-trust': ({ name }) => bare(`${name} Land Trust`),
  'agricultural-conservancy': ({ name }) => bare(`${name} Agricultural Conservancy`),
  region: ({ name }) => bare(`${name} region`),
  area: ({ name }) => bare(name),
  'non-gma-counties': ({ name }) => bare(`non-GMA counties (e.g. ${name})`),
  'county-among': ({ names }) => bare(`${alternatives.format(names)} County`),
  'listed-counties': ({ names }) => bare(names.join(', ')),
  'listed-places': ({ names }) => bare(names.join(', ')),
  'of-property': ({ unit }) => units[unit],
};

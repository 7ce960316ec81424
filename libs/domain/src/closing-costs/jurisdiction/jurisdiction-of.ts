import type { County } from '../../place/index.js';
import type { Purchase } from '../purchase.js';
import type { Jurisdiction } from './jurisdiction.js';

/** A state or the District of Columbia. */
export const stateOf = ({ state, name }: Readonly<{ state: string; name: string }>): Jurisdiction =>
  state === 'DC' ? { kind: 'federal-district' } : { kind: 'state', name };

const otherForms = ['City and Borough', 'Borough', 'Census Area', 'Municipality', 'Planning Region'] as const;

const waysToWrite: readonly (readonly [RegExp, 'county' | 'parish' | 'city' | 'town'])[] = [
  [/^(.+) County$/, 'county'],
  [/^(.+) Parish$/, 'parish'],
  [/^City of (.+)$/, 'city'],
  [/^Town of (.+)$/, 'town'],
];

/** A county or city as people write it, with or without its kind. */
export function placeAsWritten(text: string): Jurisdiction {
  if (text === 'District of Columbia') return { kind: 'federal-district' };
  for (const [words, kind] of waysToWrite) {
    const name = words.exec(text)?.[1];
    if (name !== undefined) return { kind, name };
  }
  const form = otherForms.find((words) => text.endsWith(` ${words}`));
  if (form) return { kind: 'county-equivalent', form, name: text.slice(0, -form.length - 1) };
  return { kind: 'place', name: text };
}

/** A county by its Census Bureau name, such as `Baltimore city`. */
export function countyAsPublished({ name }: Pick<County, 'name'>): Jurisdiction {
  const city = /^(.+) city$/.exec(name)?.[1];
  return city === undefined ? placeAsWritten(name) : { kind: 'county-level-city', name: city };
}

/** The purchase's county by its Census Bureau name, in Connecticut with the town's old county; null if unknown. */
export function knownCountyOf({ knownCounty, county }: Purchase): Jurisdiction | null {
  if (knownCounty === null) return null;
  const published = countyAsPublished(knownCounty);
  const isRegion = published.kind === 'county-equivalent' && published.form === 'Planning Region';
  const isOld = county !== null && placeAsWritten(county).kind === 'place';
  return isRegion && isOld ? { ...published, oldCounty: county } : published;
}

/** A county by its name in the rules: `Harris`, `Orleans`, `Richmond city`. */
export function countyOfPurchase(county: string, state: string): Jurisdiction {
  if (state === 'DC') return { kind: 'federal-district' };
  const written = countyAsPublished({ name: county });
  if (written.kind !== 'place' || county === 'Carson City') return written;
  return { kind: state === 'LA' ? 'parish' : 'county', name: county };
}

/** The purchase's county, or the state if it is unknown. */
export const countyOrState = (
  { county }: Purchase,
  rules: Readonly<{ state: string; name: string }>,
): Jurisdiction => (county === null ? stateOf(rules) : placeAsWritten(county));

import { countyAsPublished, nameOfJurisdiction, type Bilingual } from '../closing-costs/index.js';
import type { County } from '../place/index.js';

/** A county or its equivalent as each language calls it: `Harris County`, `condado de Harris`. */
export const countyName = (county: County): Bilingual => ({
  en: nameOfJurisdiction(countyAsPublished(county), 'en'),
  es: nameOfJurisdiction(countyAsPublished(county), 'es'),
});

import type { FactSource } from '@closewise/domain/property-facts';
import type { Writing } from '../writing.js';

const retrieved = { en: 'retrieved on', es: 'consultado el' } as const;
/** Of a map it is a day, of a survey its years. */
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Lists who said it, of when it is, and when it was asked for; answers its number. Commercial copies of records are less sure. */
export function citeSource({ sources, language, formats }: Writing, source: FactSource): string {
  const { publisher, title, url, retrievedOn, vintage } = source;
  const isOfficial = publisher !== 'ATTOM';
  const time = vintage && isDay.test(vintage) ? formats.date(vintage) : vintage;
  const when = [...(time ? [time] : []), `${retrieved[language]} ${formats.date(retrievedOn)}`].join('; ');
  return sources.cite({
    publisher,
    title: `${publisher}, ${title} (${when})`,
    url,
    dateChecked: retrievedOn,
    provenance: isOfficial ? 'official-page' : 'published-survey',
    remarks: [],
    confidence: isOfficial ? 'high' : 'medium',
  });
}

import type { FactSource } from '@closewise/domain/property-facts';
import type { Writing } from '../writing.js';

const retrieved = { en: 'retrieved', es: 'consultado el' } as const;

/** Lists who said it, of when it is, and when it was asked for; answers its number. Commercial copies of records are less sure. */
export function citeSource({ sources, language }: Writing, source: FactSource): string {
  const { publisher, title, url, retrievedOn, vintage } = source;
  const isOfficial = publisher !== 'ATTOM';
  const when = [...(vintage ? [vintage] : []), `${retrieved[language]} ${retrievedOn}`].join(', ');
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

import type { FactSource } from '@closewise/domain/property-facts';
import type { Writing } from '../writing.js';

/** Lists who said it, of when it is, and when it was asked for; answers its number. Commercial copies of records are less sure. */
export function citeSource({ sources }: Writing, source: FactSource): string {
  const { publisher, title, url, retrievedOn, vintage } = source;
  const isOfficial = publisher !== 'ATTOM';
  const when = [...(vintage ? [vintage] : []), `retrieved ${retrievedOn}`].join(', ');
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

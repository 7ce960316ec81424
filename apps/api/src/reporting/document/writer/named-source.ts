import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportSource } from '@closewise/contracts/report-document';
import { caveatsOf, citationOf, nameOfSource, type NamedSource } from '@closewise/domain/closing-costs';

type Named = Pick<ReportSource, 'name' | 'nameLanguage' | 'caveat'>;

/** A source for readers: what is cited keeps its own words, our remarks and assumptions are in their language. */
export function namedIn(language: ReportLanguage, source: NamedSource): Named {
  const citation = citationOf(source);
  if (citation !== null) {
    return { name: citation, nameLanguage: 'en', caveat: caveatsOf(source, language).join(' ') || null };
  }
  return { name: nameOfSource(source, language), nameLanguage: language, caveat: null };
}

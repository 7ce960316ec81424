import type { Bilingual } from '../bilingual.js';
import { caveatsOf, citationOf, nameOfSource, type NamedSource } from './name-of-source.js';

type Language = keyof Bilingual;

/** A source as a list of sources names it. */
export type ListedName = Readonly<{
  name: string;
  /** Statutes and publishers keep their own. */
  nameLanguage: Language;
  /** What weakens the source, in the reader's language; null where nothing does. */
  caveat: string | null;
}>;

/** A source for readers: what is cited keeps its own words, our remarks and assumptions are in their language. */
export function namedIn(language: Language, source: NamedSource): ListedName {
  const citation = citationOf(source);
  if (citation !== null) {
    return { name: citation, nameLanguage: 'en', caveat: caveatsOf(source, language).join(' ') || null };
  }
  return { name: nameOfSource(source, language), nameLanguage: language, caveat: null };
}

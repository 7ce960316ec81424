import type { Bilingual } from '../bilingual.js';
import { type NamedSource, caveatsOf, citationOf, nameOfSource } from './name-of-source.js';

type Confidence = 'high' | 'medium' | 'low';
type Citable = NamedSource & Readonly<{ confidence: Confidence; effectiveFrom?: string | null }>;

/** A numbered source: `S1`, `S2` … in order of first use. */
export type ListedSource = ListedName &
  Readonly<{
    id: string;
    /** Null for a statute or range without its own page. */
    url: string | null;
    /** ISO date; null if unknown. */
    effectiveFrom: string | null;
    confidence: Confidence;
  }>;

/** Numbers sources in order of first citation and lists each once. */
export class SourceList {
  private readonly sources = new Map<string, ListedSource>();
  /** Sources by everything but the date, for later citations without one. */
  private readonly undated = new Map<string, ListedSource>();

  constructor(private readonly language: keyof Bilingual) {}

  cite(cited: Citable): string {
    const { url, effectiveFrom = null, confidence } = cited;
    const named = listedNameOf(this.language, cited);
    const webAddress = url && /^https?:/.test(url) && URL.canParse(url) ? url : null;
    const key = JSON.stringify([named, webAddress, effectiveFrom, confidence]);
    const undated = JSON.stringify([named, webAddress, confidence]);
    const known = this.sources.get(key) ?? (effectiveFrom === null ? this.undated.get(undated) : undefined);
    if (known) return known.id;
    const id = `S${this.sources.size + 1}`;
    const source: ListedSource = {
      id,
      ...named,
      url: webAddress,
      effectiveFrom,
      confidence,
    };
    this.sources.set(key, source);
    this.undated.set(undated, source);
    return id;
  }

  all(): ListedSource[] {
    return [...this.sources.values()];
  }
}

type Language = keyof Bilingual;

/** A source's entry in the list. */
type ListedName = Readonly<{
  name: string;
  /** Statutes and publishers keep their own language. */
  nameLanguage: Language;
  /** What weakens the source, in the reader's language; null if nothing does. */
  caveat: string | null;
}>;

/** A source for readers: citations in their own words, our remarks and assumptions in the reader's language. */
export function listedNameOf(language: Language, source: NamedSource): ListedName {
  const citation = citationOf(source);
  if (citation !== null) {
    return { name: citation, nameLanguage: 'en', caveat: caveatsOf(source, language).join(' ') || null };
  }
  return { name: nameOfSource(source, language), nameLanguage: language, caveat: null };
}

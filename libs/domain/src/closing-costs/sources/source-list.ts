import type { Bilingual } from '../bilingual.js';
import type { NamedSource } from './name-of-source.js';
import { namedIn, type ListedName } from './named-source.js';

type Confidence = 'high' | 'medium' | 'low';
type Citable = NamedSource & Readonly<{ confidence: Confidence; effectiveFrom?: string | null }>;

/** A source under its number: `S1`, `S2` … in the order of first use. */
export type ListedSource = ListedName &
  Readonly<{
    id: string;
    /** An address of the web; null for a statute or a range that has no page of its own. */
    url: string | null;
    /** ISO date; null where the source has none. */
    effectiveFrom: string | null;
    confidence: Confidence;
  }>;

/** Numbers the sources in the order in which they are first cited; the same source is listed once. */
export class SourceList {
  private readonly sources = new Map<string, ListedSource>();
  /** The same, found again where a later citation gives no date. */
  private readonly undated = new Map<string, ListedSource>();

  constructor(private readonly language: keyof Bilingual) {}

  cite(cited: Citable): string {
    const { url, effectiveFrom = null, confidence } = cited;
    const named = namedIn(this.language, cited);
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

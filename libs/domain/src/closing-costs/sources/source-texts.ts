import type { AssumedRate, Assumption, CitationRemark } from './source.js';

/** What one language says of sources: an id that is missing does not compile. */
export type SourceTexts = Readonly<{
  /** In place of a name, where nothing is cited. */
  assumptions: Readonly<Record<Assumption, string>>;
  assumedRate: (yearlyPercents: AssumedRate['yearlyPercents']) => string;
  /** Behind a name, in the same breath. */
  behindName: Readonly<Record<CitationRemark, string>>;
  /** As a sentence of its own. */
  caveats: Readonly<Record<CitationRemark, string>>;
}>;

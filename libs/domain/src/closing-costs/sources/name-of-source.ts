import { english } from './english.js';
import type { SourceTexts, CitationRemark, Source } from './source.js';
import { spanish } from './spanish.js';

const languages = { en: english, es: spanish } as const satisfies Readonly<Record<string, SourceTexts>>;
type Language = keyof typeof languages;

/** `statute` is the law behind a tax, cited before the source of its figures. */
export type NamedSource = Source & Readonly<{ statute?: string | null }>;

/** The law and the publication, in their own language and without repetition; null if neither is cited. */
export function citationOf({ statute = null, title }: NamedSource): string | null {
  const cited = new Set([statute, title].flatMap((text) => text?.split('; ') ?? []));
  return cited.size > 0 ? [...cited].join('; ') : null;
}

/** A law whose figures only rest on custom gets a remark. */
function remarksOf(source: NamedSource): readonly CitationRemark[] {
  if (source.title !== null) return source.remarks;
  return source.assumption === 'common-practice' ? ['practice-not-published'] : [];
}

/** What weakens the source, one sentence per remark. */
export const caveatsOf = (source: NamedSource, language: Language): string[] =>
  remarksOf(source).map((remark) => languages[language].caveats[remark]);

type Assumed = Exclude<Source, Readonly<{ title: string }>>;

const assumptionIn = (source: Assumed, { assumptions, assumedRate }: SourceTexts): string =>
  source.assumption === 'interest-rate' ? assumedRate(source.yearlyPercents) : assumptions[source.assumption];

/** The source in one line: the citation and its caveats, or the assumption. */
export function nameOfSource(source: NamedSource, language: Language): string {
  const texts = languages[language];
  const citation = citationOf(source);
  if (citation === null && source.title === null) return assumptionIn(source, texts);
  return [citation, ...remarksOf(source).map((remark) => texts.behindName[remark])].join('');
}

import type { PremiumSection, ReportFact } from '@closewise/contracts/report-document';
import type { FactAnswer, FactSource } from '@closewise/domain/property-facts';
import type { Writing } from '../writing.js';
import type { ReportTexts } from '../../../texts/index.js';

/** What the premium sections are written with. */
export type PremiumWriting = Writing &
  Readonly<{
    premium: ReportTexts['premium'];
    /** With grouped thousands and at most this many decimals. */
    number: (value: number, digits: number) => string;
  }>;

type FoundFact<Fact> = Readonly<{ fact: Fact; source: FactSource }>;
type SectionContent = Pick<PremiumSection, 'introduction' | 'facts' | 'remarks' | 'questions'>;

/** The texts of a section without facts. */
type SectionTexts = Readonly<{
  title: string;
  introduction: string;
  subject: string;
  none: (publisher: string) => string;
  unavailable: string;
}>;

/** Writes a section from an answer, or a single sentence that says why it is missing. */
export function sectionOf<Fact>(
  { premium }: PremiumWriting,
  answer: FactAnswer<Fact>,
  { title, introduction, subject, none, unavailable }: SectionTexts,
  tell: (answered: FoundFact<Fact>) => SectionContent,
): PremiumSection {
  if (answer.status === 'found') return { title, status: 'found', answer: null, ...tell(answer) };
  const without = { title, introduction, facts: [], remarks: [], questions: [] };
  if (answer.status === 'unavailable') return { ...without, status: 'unavailable', answer: unavailable };
  const { because, source } = answer;
  const said =
    because === 'nothing-recorded'
      ? none(source.publisher)
      : premium.notLocated(`${source.publisher} (${source.title})`, because, subject);
  return { ...without, status: 'none', answer: said };
}

/** A fact with its source. */
export const sourcedFact = (
  label: string,
  value: string,
  explanation: string,
  sourceId: string,
  confidence: ReportFact['confidence'],
): ReportFact => ({ label, value, explanation, sourceId, confidence });

/** Joins the known parts as one sentence; null without any. */
export function sentenceOf(parts: readonly (string | null)[]): string | null {
  const text = parts.filter((part) => part !== null).join(', ');
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A map's vintage is a day, a survey's is a range of years. */
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Cites a source with its date and retrieval date. Returns its number. Commercial copies of records get medium confidence. */
export function citeSource({ sources, premium, formats }: PremiumWriting, source: FactSource): string {
  const { publisher, title, url, retrievedOn, vintage } = source;
  const isOfficial = publisher !== 'ATTOM';
  const time = vintage && isDay.test(vintage) ? formats.date(vintage) : vintage;
  const when = [...(time ? [time] : []), premium.retrieved(formats.date(retrievedOn))].join('; ');
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

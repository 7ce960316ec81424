import type { PremiumSection, ReportFact } from '@closewise/contracts/report-document';
import type { FactAnswer, FactSource } from '@closewise/domain/property-facts';
import type { Writing } from '../writing.js';
import type { PremiumTexts } from './texts/en.js';

/** What the premium sections are written with. */
export type PremiumWriting = Writing &
  Readonly<{
    premium: PremiumTexts;
    /** With at most this many digits behind the point, thousands apart. */
    number: (value: number, digits: number) => string;
  }>;

type Answered<Fact> = Readonly<{ fact: Fact; source: FactSource }>;
type Told = Pick<PremiumSection, 'introduction' | 'facts' | 'remarks' | 'questions'>;

/** How a section says that it has nothing. */
type Unanswered = Readonly<{
  title: string;
  introduction: string;
  subject: string;
  none: (publisher: string) => string;
  unavailable: string;
}>;

/** The section of an answer; without one, a single sentence that says why. */
export function sectionOf<Fact>(
  { premium }: PremiumWriting,
  answer: FactAnswer<Fact>,
  { title, introduction, subject, none, unavailable }: Unanswered,
  tell: (answered: Answered<Fact>) => Told,
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

/** A fact as its source says it. */
export const toldFact = (
  label: string,
  value: string,
  explanation: string,
  sourceId: string,
  confidence: ReportFact['confidence'],
): ReportFact => ({ label, value, explanation, sourceId, confidence });

/** Parts that are known, with commas between them, as a sentence. */
export function sentenceOf(parts: readonly (string | null)[]): string | null {
  const text = parts.filter((part) => part !== null).join(', ');
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

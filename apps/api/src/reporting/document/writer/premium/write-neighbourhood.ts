import type { PremiumSection, ReportFact } from '@closewise/contracts/report-document';
import type { FactAnswer, NeighbourhoodStatistics, SurveyEstimate } from '@closewise/domain/property-facts';
import { type PremiumWriting, citeSource, sectionOf, sourcedFact } from './premium-writing.js';

const figures = [
  'medianHomeValueCents',
  'medianPropertyTaxCents',
  'medianRentCents',
  'medianHouseholdIncomeCents',
  'ownerOccupiedPercent',
  'vacantPercent',
  'medianYearBuilt',
] as const satisfies readonly (keyof NeighbourhoodStatistics)[];
type Figure = (typeof figures)[number];

/** A margin above this share of its figure counts as wide. */
const wideShare = 0.3;

/** The survey's figures for the tract, with margins of error. */
export function writeNeighbourhood(
  writing: PremiumWriting,
  answer: FactAnswer<NeighbourhoodStatistics>,
): PremiumSection {
  const texts = writing.premium.neighbourhood;
  const unanswered = { ...texts, introduction: texts.generalIntroduction, none: () => texts.none };
  return sectionOf(writing, answer, unanswered, ({ fact, source }) => {
    const id = citeSource(writing, source);
    return {
      introduction: texts.introduction(fact.tract, fact.years),
      facts: figures.flatMap((figure) => {
        const estimate = fact[figure];
        return estimate ? [figureFact(writing, figure, estimate, id)] : [];
      }),
      remarks: [texts.remark],
      questions: texts.questions,
    };
  });
}

function figureFact(
  writing: PremiumWriting,
  figure: Figure,
  estimate: SurveyEstimate,
  id: string,
): ReportFact {
  const texts = writing.premium.neighbourhood;
  const { value, marginOfError, openEnd } = estimate;
  const isWide = figure !== 'medianYearBuilt' && marginOfError !== null && marginOfError > value * wideShare;
  const limits = isWide ? [texts.wide] : marginOfError === null && openEnd === null ? [texts.noMargin] : [];
  const text = [texts.texts[figure], ...limits].join(' ');
  return sourcedFact(
    texts.labels[figure],
    formatFigure(writing, figure, estimate),
    text,
    id,
    isWide ? 'medium' : 'high',
  );
}

function formatFigure(writing: PremiumWriting, figure: Figure, estimate: SurveyEstimate): string {
  const { plusMinus } = writing.premium.neighbourhood;
  const { value, margin } = unitsOf(writing, figure);
  const { openEnd, marginOfError } = estimate;
  if (openEnd) return openEndText(writing, figure, openEnd)(value(estimate.value));
  return marginOfError === null
    ? value(estimate.value)
    : plusMinus(value(estimate.value), margin(marginOfError));
}

/** The text for figures beyond the end of the survey's scale. */
function openEndText(
  { premium }: PremiumWriting,
  figure: Figure,
  openEnd: NonNullable<SurveyEstimate['openEnd']>,
): (value: string) => string {
  const { orMore, orLess, orLater, orEarlier } = premium.numbers;
  if (figure === 'medianYearBuilt') return openEnd === 'or-more' ? orLater : orEarlier;
  return openEnd === 'or-more' ? orMore : orLess;
}

type Unit = (amount: number) => string;

function unitsOf(
  { premium, formats, number }: PremiumWriting,
  figure: Figure,
): Record<'value' | 'margin', Unit> {
  const { points, years } = premium.neighbourhood;
  if (figure === 'medianYearBuilt') {
    return { value: String, margin: (margin) => years(number(margin, 0)) };
  }
  if (figure === 'ownerOccupiedPercent' || figure === 'vacantPercent') {
    return { value: formats.percent, margin: (margin) => points(number(margin, 1)) };
  }
  return { value: formats.dollars, margin: formats.dollars };
}

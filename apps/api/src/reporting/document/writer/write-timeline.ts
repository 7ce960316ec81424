import type { ClosingTimeline } from '@closewise/contracts/report-document';
import { earliestClosingFrom, type PropertyType } from '@closewise/domain/closing-costs';
import { isForBusiness } from './purchase-kind.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { ReportTexts } from '../../texts/index.js';
import { datesOfSteps, timelineDatesOf, type StepDates, type TimelineDates } from './timeline-dates.js';
import { reliefClaimedBy, reliefFiledWith } from './write-owners-relief.js';
import type { Writing } from './writing.js';

type Step = keyof ReportTexts['timeline']['steps'] | 'lock' | 'disclosure' | 'firstPayment' | 'relief';
type StepText = Pick<ClosingTimeline['steps'][number], 'when' | 'title' | 'text' | 'rule'>;

const homeLoan: readonly Step[] = [
  'offer',
  'contract',
  'inspection',
  'application',
  'lock',
  'intent',
  'appraisal',
  'disclosure',
  'walkthrough',
  'closing',
  'firstPayment',
  'refund',
  'after',
];
const businessLoan: readonly Step[] = [
  'businessOffer',
  'cashContract',
  'inspection',
  'businessStatement',
  'walkthrough',
  'closing',
  'businessAfter',
];
const cash: readonly Step[] = [
  'cashOffer',
  'cashContract',
  'cashTitle',
  'inspection',
  'cashStatement',
  'walkthrough',
  'closing',
  'cashAfter',
];

type Replacements = Readonly<Partial<Record<Step, readonly Step[]>>>;

/** Co-op shares need the board's approval, but no deed. */
const forShares: Replacements = {
  cashTitle: ['cashSearch'],
  inspection: ['inspectionOfShares'],
  disclosure: ['disclosure', 'board'],
  cashStatement: ['cashStatement', 'cashBoard'],
  after: ['afterShares'],
  cashAfter: ['afterShares'],
};
const forBusiness: Replacements = { inspection: ['inspectionForBusiness'] };
const forUnit: Replacements = { inspection: ['inspectionOfUnit'] };

const replacementsByType: Readonly<Partial<Record<PropertyType, Replacements>>> = {
  'co-op': forShares,
  condo: forUnit,
  'new-construction': { inspection: ['inspectionOfNewHome'] },
  /** The rule about appraisal copies covers dwellings only. */
  'vacant-land': {
    inspection: ['inspectionOfLand'],
    closing: ['closingOfLand'],
    appraisal: [],
    cashAfter: ['cashAfterLand'],
  },
};

function stepsOf({ purchase, estimate }: ReportDocumentInput, claimsRelief: boolean): Step[] {
  const isBusiness = isForBusiness(purchase);
  const instead = isBusiness ? forBusiness : (replacementsByType[purchase.propertyType] ?? {});
  const order = estimate.loanAmountCents === 0 ? cash : isBusiness ? businessLoan : homeLoan;
  const steps = order.flatMap((step) => instead[step] ?? [step]);
  return [...steps, ...(claimsRelief ? (['relief'] as const) : [])];
}

/** The steps of this purchase with their dates, and the federal rule behind each deadline. */
export function writeTimeline(writing: Writing, input: ReportDocumentInput): ClosingTimeline {
  const dates = timelineDatesOf(input);
  const reliefBy = dates.days ? reliefClaimedBy(input) : null;
  const dateOf = { ...datesOfSteps(dates), relief: { date: reliefBy, lastDate: null } };
  return {
    title: writing.texts.timeline.title,
    introduction: introductionOf(writing, input, dates),
    steps: inOrderOfTime(
      stepsOf(input, reliefBy !== null).map((step) => {
        const { when, title, text, rule } = stepText(writing, input, step, dates);
        return { when, ...datesIn(dateOf, step), title, text, rule };
      }),
    ),
  };
}

const datesIn = (dates: Readonly<Record<string, StepDates>>, step: Step): StepDates =>
  dates[step] ?? { date: null, lastDate: null };

/** Sorts the steps by date, because a near closing can change their order. Undated steps stay after their predecessor. */
function inOrderOfTime(steps: ClosingTimeline['steps']): ClosingTimeline['steps'] {
  let last = '';
  return steps
    .map((step) => ({ step, at: (last = step.date ?? last) }))
    .toSorted((left, right) => (left.at < right.at ? -1 : left.at > right.at ? 1 : 0))
    .map(({ step }) => step);
}

/** Explains the dates and what may change them. */
function introductionOf(
  { texts, formats }: Writing,
  { purchase, estimate, generatedAt }: ReportDocumentInput,
  { days, loan }: TimelineDates,
): string {
  const { dated, tooSoon, business, rental, ...undated } = texts.timeline.introduction;
  const hasLoan = estimate.loanAmountCents > 0;
  const isHomeLoan = hasLoan && !isForBusiness(purchase);
  const opening = days
    ? dated(formats.date(days.closingOn), formats.date(days.contractOn))
    : undated[hasLoan ? 'loan' : 'cash'];
  const warning =
    days && isHomeLoan && !loan
      ? tooSoon(formats.date(days.closingOn), formats.date(earliestClosingFrom(generatedAt.slice(0, 10))))
      : null;
  const scope = hasLoan && !isHomeLoan ? business : isHomeLoan && purchase.investment ? rental : null;
  return [warning ?? opening, scope].filter((sentence) => sentence !== null).join(' ');
}

function stepText(
  { texts, formats, language }: Writing,
  input: ReportDocumentInput,
  step: Step,
  { days, loan }: TimelineDates,
): StepText {
  const { lock, disclosure, firstPayment, relief, steps, closedOnClosing } = texts.timeline;
  if (step === 'firstPayment') return firstPayment;
  if (step === 'relief') {
    const isNewHome = input.purchase.propertyType === 'new-construction';
    return { ...relief, text: relief.text(reliefFiledWith(input, language), isNewHome) };
  }
  if (step === 'disclosure') {
    const { mailed, text, ...rest } = disclosure;
    return { ...rest, text: loan ? `${text} ${mailed(formats.date(loan.disclosureMailedBy))}` : text };
  }
  if (step === 'lock') return { ...lock, text: lockText(lock, formats, loan) };
  const own = steps[step];
  const isClosed = (step === 'closing' || step === 'closingOfLand') && days?.isOpenOnClosing === false;
  return isClosed ? { ...own, text: `${own.text} ${closedOnClosing}` } : own;
}

function lockText(
  { text, longText, undated }: ReportTexts['timeline']['lock'],
  formats: Writing['formats'],
  loan: TimelineDates['loan'],
): string {
  if (!loan) return undated;
  const until = formats.date(loan.lockUntil);
  return loan.lockDays === null ? longText(until) : text(String(loan.lockDays), until);
}

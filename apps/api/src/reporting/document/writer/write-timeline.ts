import type { ClosingTimeline } from '@closewise/contracts/report-document';
import { isForBusiness } from './for-business.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { ReportTexts } from './texts/index.js';
import type { Writing } from './writing.js';

type Step = keyof ReportTexts['timeline']['steps'];

const homeLoan: readonly Step[] = [
  'offer',
  'application',
  'counselors',
  'providers',
  'intent',
  'inspection',
  'earliest',
  'appraisal',
  'disclosure',
  'walkthrough',
  'closing',
  'refund',
  'after',
];
const businessLoan: readonly Step[] = ['offer', 'inspection', 'walkthrough', 'closing', 'after'];
const cash: readonly Step[] = [
  'cashOffer',
  'cashTitle',
  'inspection',
  'cashStatement',
  'walkthrough',
  'closing',
  'after',
];

const instead: Readonly<Partial<Record<Step, readonly Step[]>>> = {
  cashTitle: ['cashSearch'],
  inspection: ['inspectionOfShares'],
  walkthrough: ['board', 'walkthrough'],
  after: ['afterShares'],
};

/** Shares of a co-operative need the consent of its board, and no deed. */
const forShares = (order: readonly Step[]): Step[] => order.flatMap((step) => instead[step] ?? [step]);

/** The steps of this purchase, with the federal rule behind each deadline. */
export function writeTimeline(
  { texts }: Writing,
  { purchase, estimate }: ReportDocumentInput,
): ClosingTimeline {
  const { title, introduction, cashIntroduction, commercialIntroduction, steps } = texts.timeline;
  const [opening, order] =
    estimate.loanAmountCents === 0
      ? [cashIntroduction, cash]
      : isForBusiness(purchase.propertyType)
        ? [commercialIntroduction, businessLoan]
        : [introduction, homeLoan];
  const own = purchase.propertyType === 'co-op' ? forShares(order) : order;
  return { title, introduction: opening, steps: own.map((step) => steps[step]) };
}

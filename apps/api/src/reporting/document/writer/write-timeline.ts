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
  return { title, introduction: opening, steps: order.map((step) => steps[step]) };
}

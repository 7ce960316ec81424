import type { ComparableProperties } from '@closewise/contracts/report-document';
import type { PropertyType } from '@closewise/domain/closing-costs';
import { isForBusiness } from './for-business.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { ReportTexts } from './texts/index.js';
import type { Writing } from './writing.js';

type OwnStep = 'condoStep' | 'landStep' | 'commercialStep' | 'newConstructionStep';

const ownStep: Readonly<Partial<Record<PropertyType, OwnStep & keyof ReportTexts['comparables']>>> = {
  condo: 'condoStep',
  townhouse: 'condoStep',
  'co-op': 'condoStep',
  'vacant-land': 'landStep',
  'farm-ranch': 'landStep',
  commercial: 'commercialStep',
  industrial: 'commercialStep',
  'mixed-use': 'commercialStep',
  'new-construction': 'newConstructionStep',
};

type Kind = 'home' | 'land' | 'business';

const kindOf = (propertyType: PropertyType): Kind => {
  if (propertyType === 'vacant-land' || propertyType === 'farm-ranch') return 'land';
  return isForBusiness(propertyType) ? 'business' : 'home';
};

const closeStep = { home: 'closeHome', land: 'closeLand', business: 'closeBusiness' } as const;
const adjustStep = { home: 'adjustHome', land: 'adjustLand', business: 'adjustBusiness' } as const;

/** How to find and judge comparable sales of this kind of property; nobody appraises for a buyer without a loan. */
export function writeComparables(
  { texts }: Writing,
  { purchase, estimate, propertyFacts }: ReportDocumentInput,
): ComparableProperties {
  const { title, introduction, steps, lastSteps, questions, poolStep, ...others } = texts.comparables;
  const kind = kindOf(purchase.propertyType);
  const { [kind]: opening, appraiser, noSales, withSales } = introduction;
  const sales = propertyFacts?.comparableSales.status === 'found' ? withSales : noSales;
  const own = ownStep[purchase.propertyType];
  const hasLoan = estimate.loanAmountCents > 0;
  const last = lastSteps.map((step, index) =>
    hasLoan && index === lastSteps.length - 1
      ? { ...step, text: `${step.text} ${others.beforeAppraisal}` }
      : step,
  );
  return {
    title,
    introduction: (hasLoan ? [opening, appraiser, sales] : [opening, sales]).join(' '),
    steps: [
      ...steps,
      others[closeStep[kind]],
      others[adjustStep[kind]],
      ...(own ? [others[own]] : []),
      ...(purchase.hasPool ? [poolStep] : []),
      ...last,
    ],
    questions: hasLoan ? [...questions, others.appraisalQuestion] : questions,
  };
}

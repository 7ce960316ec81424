import type { ComparableProperties } from '@closewise/contracts/report-document';
import type { PropertyType } from '@closewise/domain/closing-costs';
import { isBusinessType } from './purchase-kind.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { ReportTexts } from '../../texts/index.js';
import type { Writing } from './writing.js';

type Step = keyof ReportTexts['comparables'] & `${string}Step`;
type OwnStep = Exclude<Step, 'poolStep'>;

const ownStep: Readonly<Partial<Record<PropertyType, OwnStep>>> = {
  condo: 'condoStep',
  townhouse: 'condoStep',
  'co-op': 'sharesStep',
  'multi-family': 'unitsStep',
  'mobile-home': 'manufacturedStep',
  'vacant-land': 'landStep',
  'farm-ranch': 'farmStep',
  commercial: 'commercialStep',
  industrial: 'commercialStep',
  'mixed-use': 'commercialStep',
  'new-construction': 'newConstructionStep',
};

type Kind = 'home' | 'unit' | 'land' | 'farm' | 'business';

const kindOf = (propertyType: PropertyType): Kind => {
  if (propertyType === 'vacant-land') return 'land';
  if (propertyType === 'farm-ranch') return 'farm';
  if (propertyType === 'condo' || propertyType === 'co-op') return 'unit';
  return isBusinessType(propertyType) ? 'business' : 'home';
};

/** The texts for finding and comparing each kind of property. */
const wordsOf = {
  home: { opening: 'home', close: 'closeHome', adjust: 'adjustHome' },
  unit: { opening: 'home', close: 'closeHome', adjust: 'adjustUnit' },
  land: { opening: 'land', close: 'closeLand', adjust: 'adjustLand' },
  farm: { opening: 'farm', close: 'closeFarm', adjust: 'adjustFarm' },
  business: { opening: 'business', close: 'closeBusiness', adjust: 'adjustBusiness' },
} as const satisfies Record<Kind, unknown>;

/** How to find and judge comparable sales. Without a loan there is no appraisal. */
export function writeComparables(
  { texts }: Writing,
  { purchase, estimate, propertyFacts }: ReportDocumentInput,
): ComparableProperties {
  const { title, introduction, lastSteps, questions, poolStep, ...others } = texts.comparables;
  const { opening: kind, close, adjust } = wordsOf[kindOf(purchase.propertyType)];
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
      others.closedSales,
      others[purchase.propertyType === 'co-op' ? 'recordsOfShares' : 'records'],
      others[close],
      others[adjust],
      ...(own ? [others[own]] : []),
      ...(purchase.hasPool ? [poolStep] : []),
      ...last,
    ],
    questions: hasLoan ? [...questions, others.appraisalQuestion] : questions,
  };
}

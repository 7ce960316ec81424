import type { ComparableProperties } from '@closewise/contracts/report-document';
import type { PropertyType } from '@closewise/domain/closing-costs';
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

/** How to find and judge comparable sales of this kind of property. */
export function writeComparables(
  { texts }: Writing,
  { purchase }: ReportDocumentInput,
): ComparableProperties {
  const { title, introduction, steps, questions, poolStep, ...others } = texts.comparables;
  const own = ownStep[purchase.propertyType];
  return {
    title,
    introduction,
    steps: [...steps, ...(own ? [others[own]] : []), ...(purchase.hasPool ? [poolStep] : [])],
    questions,
  };
}

import type { Bilingual, FeeLine } from '../estimate.js';
import type { LoanType } from '../property.js';
import type { Purchase } from '../purchase.js';
import type { Step } from '../workings/index.js';
import { fhaFloorExceeded, misfitStep, type LoanMisfit } from './loan-fit.js';
import type { NationalFees } from './national-fees.js';

const notice = (
  key: string,
  name: Bilingual,
  whatToAskFor: Bilingual,
  step: Step,
  source: NationalFees['limits']['source'],
): FeeLine => ({
  key: `notice.${key}`,
  kind: 'other',
  name,
  section: 'B',
  category: 'optional',
  tolerance: null,
  requiredBy: null,
  level: 'federal',
  jurisdiction: { kind: 'nation' },
  shares: { buyerCents: 0, sellerCents: 0, lenderCents: 0 },
  range: { lowCents: 0, typicalCents: 0, highCents: 0 },
  exact: false,
  workings: [step],
  source: { ...source, effectiveFrom: null, confidence: 'high' },
  whoToContact: { en: 'Your loan officer', es: 'Su oficial de préstamos' },
  whatToAskFor,
});

const article: Readonly<Partial<Record<LoanType, string>>> = { FHA: 'An' };

/** What the buyer must know about the wished loan, which may not fit: a line without an amount, or none. */
export function loanNotices(wished: Purchase, misfit: LoanMisfit | null, national: NationalFees): FeeLine[] {
  if (misfit) {
    return [
      notice(
        'loan-program-does-not-fit',
        {
          en: `${article[misfit.loanType] ?? 'A'} ${misfit.loanType} loan does not fit this purchase; Conventional is shown`,
          es: `Un préstamo ${misfit.loanType} no sirve para esta compra; se muestra uno convencional`,
        },
        {
          en: 'Ask which loans fit this property and amount, with the down payment of each.',
          es: 'Pregunte qué préstamos sirven para esta propiedad y este monto, con el pago inicial de cada uno.',
        },
        misfitStep(misfit, wished),
        national.limits.source,
      ),
    ];
  }
  const floorCents = fhaFloorExceeded(wished, national);
  if (floorCents === null) return [];
  return [
    notice(
      'fha-limit-of-county',
      {
        en: 'Check the FHA limit of your county: this loan is over the basic one',
        es: 'Verifique el límite FHA de su condado: este préstamo supera el básico',
      },
      {
        en: 'Ask for the FHA limit of the county in the year of your case number, before you pay for an appraisal.',
        es: 'Pida el límite FHA del condado en el año de su número de caso antes de pagar la tasación.',
      },
      { kind: 'loan-over-usual-limit', loanCents: wished.loanCents, limitCents: floorCents },
      national.limits.source,
    ),
  ];
}

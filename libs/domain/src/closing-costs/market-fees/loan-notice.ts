import type { Bilingual, FeeLine } from '../estimate.js';
import { countyAsPublished, type Jurisdiction } from '../jurisdiction/index.js';
import type { LoanType } from '../property.js';
import type { Purchase } from '../purchase.js';
import type { Step } from '../workings/index.js';
import { fhaLimitExceeded, misfitStep, type LoanMisfit } from './loan-fit.js';
import { conformingLimitCents, isJumbo } from './loan-limits.js';
import type { NationalFees } from './national-fees.js';

type Notice = Readonly<{ key: string; name: Bilingual; whatToAskFor: Bilingual; step: Step }>;

const lineOf = (
  { key, name, whatToAskFor, step }: Notice,
  { limits: { source, effectiveFrom } }: NationalFees,
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
  source: { ...source, effectiveFrom, confidence: 'high' },
  whoToContact: { en: 'Your loan officer', es: 'Su oficial de préstamos' },
  whatToAskFor,
});

const countyOf = ({ knownCounty }: Purchase): Jurisdiction | null =>
  knownCounty && countyAsPublished(knownCounty);

const article: Readonly<Partial<Record<LoanType, string>>> = { FHA: 'An' };

const misfitNotice = (wished: Purchase, misfit: LoanMisfit, national: NationalFees): Notice => ({
  key: 'loan-program-does-not-fit',
  name: {
    en: `${article[misfit.loanType] ?? 'A'} ${misfit.loanType} loan does not fit this purchase; Conventional is shown`,
    es: `Un préstamo ${misfit.loanType} no sirve para esta compra; se muestra uno convencional`,
  },
  whatToAskFor: {
    en: 'Ask which loans fit this property and amount, with the down payment of each.',
    es: 'Pregunte qué préstamos sirven para esta propiedad y este monto, con el pago inicial de cada uno.',
  },
  step: misfitStep(misfit, wished, national),
});

function fhaNotices(purchase: Purchase, national: NationalFees): Notice[] {
  const limitCents = fhaLimitExceeded(purchase, national);
  if (limitCents === null) return [];
  return [
    {
      key: 'fha-limit-of-county',
      name: {
        en: 'Check the FHA limit of your county: this loan may be over it',
        es: 'Verifique el límite FHA de su condado: este préstamo podría superarlo',
      },
      whatToAskFor: {
        en: 'Ask for the FHA limit of the county in the year of your case number, before you pay for an appraisal.',
        es: 'Pida el límite FHA del condado en el año de su número de caso antes de pagar la tasación.',
      },
      step: {
        kind: 'loan-over-usual-limit',
        loanCents: purchase.loanCents,
        limitCents,
        county: countyOf(purchase),
        year: national.limits.year,
      },
    },
  ];
}

function jumboNotices(purchase: Purchase, national: NationalFees): Notice[] {
  if (!isJumbo(purchase, national)) return [];
  return [
    {
      key: 'jumbo-loan',
      name: {
        en: 'A jumbo loan: over the limit of conforming loans',
        es: 'Un préstamo jumbo: supera el límite de los préstamos conformes',
      },
      whatToAskFor: {
        en: 'Ask what down payment, savings and second appraisal the lender wants of a jumbo loan, and what a loan at the limit would cost instead.',
        es: 'Pregunte qué pago inicial, qué ahorros y qué segunda tasación exige el prestamista para un préstamo jumbo, y cuánto costaría en cambio un préstamo igual al límite.',
      },
      step: {
        kind: 'loan-over-conforming-limit',
        loanCents: purchase.loanCents,
        limitCents: conformingLimitCents(purchase, national),
        county: countyOf(purchase),
        year: national.limits.year,
      },
    },
  ];
}

/**
 * What the buyer must know of the loan: that the wished one does not fit, or may not, and that the one shown, of
 * `purchase`, is jumbo. Lines without an amount.
 */
export function loanNotices(
  { wished, misfit, purchase }: Readonly<{ wished: Purchase; misfit: LoanMisfit | null; purchase: Purchase }>,
  national: NationalFees,
): FeeLine[] {
  const ofWish = misfit ? [misfitNotice(wished, misfit, national)] : fhaNotices(wished, national);
  return [...ofWish, ...jumboNotices(purchase, national)].map((notice) => lineOf(notice, national));
}

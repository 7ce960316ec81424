import type { Bilingual, FeeLine } from '../estimate.js';
import { knownCountyOf } from '../jurisdiction/index.js';
import type { LoanType } from '../property.js';
import type { Purchase } from '../purchase.js';
import type { DataSource } from '../sources/source.js';
import type { Step } from '../workings/step.js';
import { fhaLimitExceeded, misfitStep, type LoanMisfit, type ProgramLoan } from './loan-limits.js';
import type { NationalFees } from './national-fees.js';

type Notice = Readonly<{
  key: string;
  name: Bilingual;
  whatToAskFor: Bilingual;
  step: Step;
  source: FeeLine['source'];
}>;

const lineOf = ({ key, name, whatToAskFor, step, source }: Notice): FeeLine => ({
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
  source,
  whoToContact: { en: 'Your loan officer', es: 'Su oficial de préstamos' },
  whatToAskFor,
});

const limitsSource = ({ limits: { source, effectiveFrom } }: NationalFees): FeeLine['source'] => ({
  ...source,
  effectiveFrom,
  confidence: 'high',
});

const occupancyRule = (title: string): DataSource => ({
  publisher: 'United States',
  title,
  url: null,
  dateChecked: null,
  provenance: 'law',
  remarks: [],
});

/** The programs require the borrower to live in the home. */
const occupancyRules: Readonly<Record<ProgramLoan, DataSource>> = {
  FHA: occupancyRule('12 U.S.C. 1709(g)'),
  VA: occupancyRule('38 U.S.C. 3704(c)'),
  USDA: occupancyRule('7 CFR part 3555'),
};

const article: Readonly<Partial<Record<LoanType, string>>> = { FHA: 'An' };

const misfitNotice = (requested: Purchase, misfit: LoanMisfit, national: NationalFees): Notice => ({
  key: 'loan-program-does-not-fit',
  name: {
    en: `${article[misfit.loanType] ?? 'A'} ${misfit.loanType} loan does not fit this purchase; a conventional loan is shown instead`,
    es: `Un préstamo ${misfit.loanType} no sirve para esta compra; se muestra uno convencional`,
  },
  whatToAskFor: {
    en: 'Ask which loans fit this property and amount, with the down payment of each.',
    es: 'Pregunte qué préstamos sirven para esta propiedad y este monto, con el pago inicial de cada uno.',
  },
  step: misfitStep(misfit, requested, national),
  source:
    misfit.reason === 'not-lived-in'
      ? { ...occupancyRules[misfit.loanType], effectiveFrom: null, confidence: 'high' }
      : limitsSource(national),
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
        county: knownCountyOf(purchase),
        year: national.limits.year,
      },
      source: limitsSource(national),
    },
  ];
}

/** Notices about a requested loan that may not fit, as lines without an amount. */
export function loanMisfitNotices(
  requested: Purchase,
  misfit: LoanMisfit | null,
  national: NationalFees,
): FeeLine[] {
  const notices = misfit ? [misfitNotice(requested, misfit, national)] : fhaNotices(requested, national);
  return notices.map(lineOf);
}

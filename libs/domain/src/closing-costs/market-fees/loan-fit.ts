import type { Cents } from '../../money/index.js';
import { knownCountyOf, type Jurisdiction } from '../jurisdiction/index.js';
import { oncePer } from '../once-per.js';
import type { LoanType } from '../property.js';
import type { Purchase } from '../purchase.js';
import type { FinancedProperty, Step } from '../workings/index.js';
import { fhaLimitAtMostCents, fhaLimitCents } from './loan-limits.js';
import { marketType } from './market.js';
import type { NationalFees } from './national-fees.js';

/** A loan that a federal program insures or guarantees. */
export type ProgramLoan = Exclude<LoanType, 'Conventional' | 'Cash'>;

/** Why a loan program cannot be used, or may not be. */
export type LoanMisfit =
  | Readonly<{ reason: 'property-type'; loanType: ProgramLoan }>
  | Readonly<{ reason: 'not-lived-in'; loanType: ProgramLoan; use: 'second-home' | 'investment' }>
  | Readonly<{ reason: 'over-limit'; loanType: ProgramLoan; limitCents: Cents }>;

const programFee: Readonly<Record<ProgramLoan, string>> = {
  FHA: 'fha_ufmip',
  VA: 'va_funding_fee',
  USDA: 'usda_guarantee',
};

const feesByKey = oncePer(({ fees }: NationalFees) => new Map(fees.map((fee) => [fee.key, fee])));

/** Whether the loan's program takes this purchase at all; of several counties, the FHA limit is the highest. */
export function loanMisfit(purchase: Purchase, national: NationalFees): LoanMisfit | null {
  const { loanType, loanCents } = purchase;
  if (loanType === 'Conventional' || loanType === 'Cash') return null;
  const program = feesByKey(national).get(programFee[loanType]);
  if (!program) return null;
  if (!program.appliesTo.propertyTypes.includes(marketType(purchase)))
    return { reason: 'property-type', loanType };
  if (purchase.secondHome || purchase.investment)
    return { reason: 'not-lived-in', loanType, use: purchase.investment ? 'investment' : 'second-home' };
  if (loanType !== 'FHA') return null;
  const limitCents = fhaLimitAtMostCents(purchase, national);
  return loanCents > limitCents ? { reason: 'over-limit', loanType, limitCents } : null;
}

/** The FHA limit that the loan is over, where only another county, of those that it may be, allows the loan. */
export function fhaLimitExceeded(purchase: Purchase, national: NationalFees): Cents | null {
  const limitCents = fhaLimitCents(purchase, national);
  return purchase.loanType === 'FHA' && purchase.loanCents > limitCents ? limitCents : null;
}

const financedProperty = (purchase: Purchase): FinancedProperty =>
  marketType(purchase) === purchase.propertyType ? purchase.propertyType : 'five-homes-or-more';

const soleCounty = (purchase: Purchase): Jurisdiction | null =>
  purchase.choices.length === 0 ? knownCountyOf(purchase) : null;

/** HUD insures a loan on shares of a co-operative (24 CFR 203.43c), which hardly a lender makes. */
const isSeldomFinanced = (loanType: LoanType, { propertyType }: Purchase): boolean =>
  loanType === 'FHA' && propertyType === 'co-op';

/** Why the program does not take the purchase. */
export function misfitStep(misfit: LoanMisfit, purchase: Purchase, { limits }: NationalFees): Step {
  const { loanType, reason } = misfit;
  if (reason === 'not-lived-in') return { kind: 'only-lived-in', loanType, use: misfit.use };
  if (reason === 'over-limit') {
    return {
      kind: 'loan-over-highest-limit',
      loanType,
      loanCents: purchase.loanCents,
      limitCents: misfit.limitCents,
      county: soleCounty(purchase),
      year: limits.year,
    };
  }
  const kind = isSeldomFinanced(loanType, purchase) ? 'seldom-financed' : 'not-financed';
  return { kind, loanType, property: financedProperty(purchase) };
}

import { centsOf, type Cents } from '../../money/index.js';
import { oncePer } from '../once-per.js';
import type { LoanType } from '../property.js';
import type { Purchase } from '../purchase.js';
import type { FinancedProperty, Step } from '../workings/index.js';
import { marketType } from './market.js';
import type { NationalFees } from './national-fees.js';

/** Why a loan program cannot be used, or may not be. */
export type LoanMisfit =
  | Readonly<{ reason: 'property-type'; loanType: LoanType }>
  | Readonly<{ reason: 'over-limit'; loanType: LoanType; limitCents: Cents }>;

const programFee: Readonly<Partial<Record<LoanType, string>>> = {
  FHA: 'fha_ufmip',
  VA: 'va_funding_fee',
  USDA: 'usda_guarantee',
};

function fhaCeilingCents({ state, units }: Purchase, { limits }: NationalFees): Cents {
  const { ceiling, specialAKHIGUVI1unit } = limits.fha;
  if (units === 1 && (state === 'AK' || state === 'HI')) return centsOf(specialAKHIGUVI1unit);
  return centsOf(ceiling[String(Math.min(units, 4)) as keyof typeof ceiling]);
}

const feesByKey = oncePer(({ fees }: NationalFees) => new Map(fees.map((fee) => [fee.key, fee])));

/** Whether the loan's program takes this purchase at all; the FHA limit is the ceiling, as county limits are not known. */
export function loanMisfit(purchase: Purchase, national: NationalFees): LoanMisfit | null {
  const { loanType, loanCents } = purchase;
  const key = programFee[loanType];
  const program = key && feesByKey(national).get(key);
  if (!program) return null;
  if (!program.appliesTo.propertyTypes.includes(marketType(purchase)))
    return { reason: 'property-type', loanType };
  if (loanType !== 'FHA') return null;
  const limitCents = fhaCeilingCents(purchase, national);
  return loanCents > limitCents ? { reason: 'over-limit', loanType, limitCents } : null;
}

/** An FHA loan that only the limits of costlier counties allow. */
export function fhaFloorExceeded(purchase: Purchase, { limits }: NationalFees): Cents | null {
  const { floor } = limits.fha;
  const floorCents = centsOf(floor[String(Math.min(purchase.units, 4)) as keyof typeof floor]);
  return purchase.loanType === 'FHA' && purchase.loanCents > floorCents ? floorCents : null;
}

const financedProperty = (purchase: Purchase): FinancedProperty =>
  marketType(purchase) === purchase.propertyType ? purchase.propertyType : 'five-homes-or-more';

/** Why the program does not take the purchase. */
export const misfitStep = (misfit: LoanMisfit, purchase: Purchase): Step =>
  misfit.reason === 'over-limit'
    ? {
        kind: 'loan-over-highest-limit',
        loanType: misfit.loanType,
        loanCents: purchase.loanCents,
        limitCents: misfit.limitCents,
      }
    : { kind: 'not-financed', loanType: misfit.loanType, property: financedProperty(purchase) };

import { centsOf, type Cents } from '../../money/index.js';
import type { County, LimitsByUnits } from '../../place/index.js';
import type { PropertyType, LoanType } from '../property.js';
import type { Purchase } from '../purchase.js';
import { marketType } from './market.js';
import type { NationalFees } from './national-fees.js';
import { knownCountyOf, type Jurisdiction } from '../jurisdiction/index.js';
import { memoize } from '../memoize.js';
import type { FinancedProperty, Step } from '../workings/step.js';

type Limits = NationalFees['limits'];

const unitsOf = ({ units }: Purchase): 1 | 2 | 3 | 4 => Math.min(Math.max(units, 1), 4) as 1 | 2 | 3 | 4;

const countyLimitCents = (limits: LimitsByUnits, purchase: Purchase): Cents =>
  centsOf(limits[unitsOf(purchase) - 1] ?? limits[0]);

const nationalLimitCents = (limits: Limits['fha']['floor'], purchase: Purchase): Cents =>
  centsOf(limits[unitsOf(purchase)]);

/** The law raises limits in states with high building costs (12 USC 1717(b)(2)). */
const isRaisedByLaw = ({ state }: Purchase): boolean => state === 'AK' || state === 'HI';

/** The Fannie Mae and Freddie Mac limit outside high-cost counties. */
export const baselineCents = (purchase: Purchase, { conforming }: Limits): Cents =>
  nationalLimitCents(isRaisedByLaw(purchase) ? conforming.ceiling : conforming.baseline, purchase);

/** The county's Fannie Mae and Freddie Mac limit; the baseline if the county is unknown. */
export const conformingLimitCents = (purchase: Purchase, { limits }: NationalFees): Cents =>
  purchase.knownCounty
    ? countyLimitCents(purchase.knownCounty.loanLimits.conforming, purchase)
    : baselineCents(purchase, limits);

/** The county's FHA limit; the national floor if the county is unknown. */
const fhaLimitCents = (purchase: Purchase, { limits }: NationalFees): Cents =>
  purchase.knownCounty
    ? countyLimitCents(purchase.knownCounty.loanLimits.fha, purchase)
    : nationalLimitCents(limits.fha.floor, purchase);

const fhaCeilingCents = (purchase: Purchase, { limits: { fha } }: NationalFees): Cents =>
  unitsOf(purchase) === 1 && isRaisedByLaw(purchase)
    ? centsOf(fha.specialAKHIGUVI1unit)
    : nationalLimitCents(fha.ceiling, purchase);

/** The highest FHA limit of the possible counties; the national ceiling if none is known. */
export function highestFhaLimitCents(purchase: Purchase, national: NationalFees): Cents {
  const counties: readonly County[] = [
    ...(purchase.knownCounty ? [purchase.knownCounty] : []),
    ...purchase.choices.map(({ county }) => county),
  ];
  return counties.length === 0
    ? fhaCeilingCents(purchase, national)
    : Math.max(...counties.map(({ loanLimits }) => countyLimitCents(loanLimits.fha, purchase)));
}

const notHomes: ReadonlySet<PropertyType> = new Set([
  'vacant-land',
  'commercial',
  'industrial',
  'mixed-use',
  'farm-ranch',
]);

/** Limits apply to conventional loans on one- to four-unit homes. */
const isLimited = (purchase: Purchase): boolean =>
  purchase.loanType === 'Conventional' && !notHomes.has(marketType(purchase));

/** A conventional loan above the county's limit, which Fannie Mae and Freddie Mac may not buy. */
export const isJumbo = (purchase: Purchase, national: NationalFees): boolean =>
  isLimited(purchase) && purchase.loanCents > conformingLimitCents(purchase, national);

/** A conventional loan above the baseline but within a high-cost county's limit. */
export const isHighBalance = (purchase: Purchase, national: NationalFees): boolean =>
  isLimited(purchase) &&
  purchase.loanCents > baselineCents(purchase, national.limits) &&
  !isJumbo(purchase, national);

/** A federally insured or guaranteed loan. */
export type ProgramLoan = Exclude<LoanType, 'Conventional' | 'Cash'>;

/** Why a loan program cannot be used, or might not be. */
export type LoanMisfit =
  | Readonly<{ reason: 'property-type'; loanType: ProgramLoan }>
  | Readonly<{ reason: 'not-lived-in'; loanType: ProgramLoan; use: 'second-home' | 'investment' }>
  | Readonly<{ reason: 'over-limit'; loanType: ProgramLoan; limitCents: Cents }>;

const programFee: Readonly<Record<ProgramLoan, string>> = {
  FHA: 'fha_ufmip',
  VA: 'va_funding_fee',
  USDA: 'usda_guarantee',
};

const feesByKey = memoize(({ fees }: NationalFees) => new Map(fees.map((fee) => [fee.key, fee])));

/** Whether the program can finance this purchase; with several possible counties, their highest FHA limit counts. */
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
  const limitCents = highestFhaLimitCents(purchase, national);
  return loanCents > limitCents ? { reason: 'over-limit', loanType, limitCents } : null;
}

/** The FHA limit exceeded in the likeliest county, if another possible county would allow the loan. */
export function fhaLimitExceeded(purchase: Purchase, national: NationalFees): Cents | null {
  const limitCents = fhaLimitCents(purchase, national);
  return purchase.loanType === 'FHA' && purchase.loanCents > limitCents ? limitCents : null;
}

const financedProperty = (purchase: Purchase): FinancedProperty =>
  marketType(purchase) === purchase.propertyType ? purchase.propertyType : 'five-homes-or-more';

const soleCounty = (purchase: Purchase): Jurisdiction | null =>
  purchase.choices.length === 0 ? knownCountyOf(purchase) : null;

/** HUD insures loans on co-operative shares (24 CFR 203.43c), but hardly any lender makes them. */
const isSeldomFinanced = (loanType: LoanType, { propertyType }: Purchase): boolean =>
  loanType === 'FHA' && propertyType === 'co-op';

/** Why the program cannot finance the purchase, as a step of the workings. */
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

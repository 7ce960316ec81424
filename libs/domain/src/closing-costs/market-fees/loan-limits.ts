import { centsOf, type Cents } from '../../money/index.js';
import type { County, LimitsByUnits } from '../../place/index.js';
import type { PropertyType } from '../property.js';
import type { Purchase } from '../purchase.js';
import { marketType } from './market.js';
import type { NationalFees } from './national-fees.js';

type Limits = NationalFees['limits'];

const unitsOf = ({ units }: Purchase): 1 | 2 | 3 | 4 => Math.min(Math.max(units, 1), 4) as 1 | 2 | 3 | 4;

const ofCounty = (limits: LimitsByUnits, purchase: Purchase): Cents =>
  centsOf(limits[unitsOf(purchase) - 1] ?? limits[0]);

const ofNation = (limits: Limits['fha']['floor'], purchase: Purchase): Cents =>
  centsOf(limits[unitsOf(purchase)]);

/** Where the law raises the limits for the cost of building (12 USC 1717(b)(2)). */
const isRaisedByLaw = ({ state }: Purchase): boolean => state === 'AK' || state === 'HI';

/** What Fannie Mae and Freddie Mac take in a county that is not a costly one. */
export const baselineCents = (purchase: Purchase, { conforming }: Limits): Cents =>
  ofNation(isRaisedByLaw(purchase) ? conforming.ceiling : conforming.baseline, purchase);

/** The highest loan that Fannie Mae and Freddie Mac take in the county; the baseline where the county is not known. */
export const conformingLimitCents = (purchase: Purchase, { limits }: NationalFees): Cents =>
  purchase.knownCounty
    ? ofCounty(purchase.knownCounty.loanLimits.conforming, purchase)
    : baselineCents(purchase, limits);

/** The highest loan that the FHA insures in the county; the floor of all counties where it is not known. */
export const fhaLimitCents = (purchase: Purchase, { limits }: NationalFees): Cents =>
  purchase.knownCounty
    ? ofCounty(purchase.knownCounty.loanLimits.fha, purchase)
    : ofNation(limits.fha.floor, purchase);

const fhaCeilingCents = (purchase: Purchase, { limits: { fha } }: NationalFees): Cents =>
  unitsOf(purchase) === 1 && isRaisedByLaw(purchase)
    ? centsOf(fha.specialAKHIGUVI1unit)
    : ofNation(fha.ceiling, purchase);

/** The highest FHA limit of the counties that it may be; the ceiling of all counties where none is known. */
export function fhaLimitAtMostCents(purchase: Purchase, national: NationalFees): Cents {
  const counties: readonly County[] = [
    ...(purchase.knownCounty ? [purchase.knownCounty] : []),
    ...purchase.choices.map(({ county }) => county),
  ];
  return counties.length === 0
    ? fhaCeilingCents(purchase, national)
    : Math.max(...counties.map(({ loanLimits }) => ofCounty(loanLimits.fha, purchase)));
}

const notHomes: ReadonlySet<PropertyType> = new Set([
  'vacant-land',
  'commercial',
  'industrial',
  'mixed-use',
  'farm-ranch',
]);

/** The limits hold for conventional loans on homes of one to four units. */
const isLimited = (purchase: Purchase): boolean =>
  purchase.loanType === 'Conventional' && !notHomes.has(marketType(purchase));

/** A conventional loan that neither Fannie Mae nor Freddie Mac may buy, as it is over the county's limit. */
export const isJumbo = (purchase: Purchase, national: NationalFees): boolean =>
  isLimited(purchase) && purchase.loanCents > conformingLimitCents(purchase, national);

/** A conventional loan over the baseline that the limit of a costly county still allows. */
export const isHighBalance = (purchase: Purchase, national: NationalFees): boolean =>
  isLimited(purchase) &&
  purchase.loanCents > baselineCents(purchase, national.limits) &&
  !isJumbo(purchase, national);

import {
  type PropertyType,
  type Purchase,
  type Estimate,
  type LoanType,
  placeScopeCovers,
  type PlaceScope,
} from '@closewise/domain/closing-costs';
import type { ReportDocumentInput } from './report-document-input.js';
import type { JurisdictionFacts } from './jurisdiction-facts.js';

const businessTypes: ReadonlySet<PropertyType> = new Set(['commercial', 'industrial', 'mixed-use']);

/** Whether this type of property is never purely residential. */
export const isBusinessType = (propertyType: PropertyType): boolean => businessTypes.has(propertyType);

/** The maximum number of units that lenders and home loan rules treat as residential. */
const mostHomes = 4;

/**
 * Whether the purchase is commercial, so that federal home loan rules and homeowner's policies do not apply. Buildings with
 * five or more units are commercial.
 */
export const isForBusiness = ({ propertyType, units }: Pick<Purchase, 'propertyType' | 'units'>): boolean =>
  isBusinessType(propertyType) || (propertyType === 'multi-family' && units > mostHomes);

/** Whether an attorney closes the sale. If buyers also hire their own attorney, a title company closes. */
export const isClosedByAttorney = ({ lines }: Estimate): boolean =>
  lines.some(({ kind, name }) => kind === 'settlement' && /attorney/i.test(name.en)) &&
  !lines.some(({ key, range }) => key === 'fee.attorney' && range.typicalCents > 0);

/** The loan type that the figures are for: Conventional if the requested program does not fit. */
export const shownLoanType = ({
  purchase,
  estimate,
}: Pick<ReportDocumentInput, 'purchase' | 'estimate'>): LoanType =>
  estimate.lines.some(({ key }) => key === 'notice.loan-program-does-not-fit')
    ? 'Conventional'
    : purchase.loanType;

/** Whether the place has a relief for first-time buyers, and whether the estimate includes it. */
type FirstTimeRelief = 'none' | 'not-computed' | 'computed';

/** Finds the relief for first-time buyers. Local reliefs, as in Oakland or Nantucket, count only there. */
export function firstTimeReliefIn(
  { estimate, place }: ReportDocumentInput,
  { firstTimeBuyerRelief: relief, taxes }: JurisdictionFacts,
): FirstTimeRelief {
  if (!relief) return 'none';
  const { county, city, resolved } = estimate.jurisdiction;
  const here = { county, city: resolved === 'city' ? city : null, zip: place.zip };
  const holdsHere = ({ appliesIn }: Readonly<{ appliesIn: PlaceScope | null }>) =>
    placeScopeCovers(appliesIn, here);
  if (!holdsHere(relief)) return 'none';
  if (relief.coveredByRules.length === 0) return 'not-computed';
  const rules = taxes.filter((tax) => relief.coveredByRules.includes(tax.id) && holdsHere(tax));
  if (rules.length === 0) return 'none';
  return rules.some(({ id }) => estimate.lines.some(({ key }) => key === `tax.${id}`))
    ? 'computed'
    : 'not-computed';
}

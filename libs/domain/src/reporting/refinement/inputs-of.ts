import type { PurchaseTerms } from './purchase-terms.js';
import type { ReportBasis } from './report-basis.js';
import { inputFields, type InputChanges, type InputField, type ReportInputs } from './report-inputs.js';

/** What an order says beyond its property: whether it is a first home, and nothing else. */
export const orderedTerms = ({ property }: Pick<ReportBasis, 'property'>): PurchaseTerms => ({
  closingDate: null,
  units: null,
  occupancy: 'own-home',
  firstTimeBuyer: property.buyerType === 'first-time',
  downPayment: null,
  interestRateThousandths: null,
  programFeeFinanced: null,
  firstVaUse: null,
  veteranExempt: null,
  sellerCreditCents: null,
  depositCents: null,
  agentPaidBy: null,
  hasAssociation: null,
  hoaMonthlyCents: null,
});

/** The inputs as its owner sees them; the address of an erased person is empty. */
export function inputsOf(basis: ReportBasis): ReportInputs {
  const { property, person, terms = orderedTerms(basis) } = basis;
  const { county, insideCityLimits = null, priceCents, propertyType, loanType, hasPool } = property;
  return {
    address: person?.address ?? '',
    county,
    insideCityLimits,
    priceCents,
    propertyType,
    loanType,
    hasPool,
    ...terms,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const folded = (inputs: InputChanges): InputChanges => ({
  ...inputs,
  ...(inputs.address !== undefined && { address: inputs.address.trim() }),
  ...(inputs.downPayment && { downPayment: inOrder(inputs.downPayment) }),
});

/** One order of the fields, so that two can be compared as text. */
const inOrder = (downPayment: NonNullable<ReportInputs['downPayment']>) =>
  downPayment.kind === 'percent'
    ? { kind: downPayment.kind, basisPoints: downPayment.basisPoints }
    : { kind: downPayment.kind, cents: downPayment.cents };

/** Which of the fields that `changes` mentions are another than in `inputs`. */
export function changedFields(inputs: ReportInputs, changes: InputChanges): InputField[] {
  const [before, after] = [folded(inputs), folded(changes)];
  return inputFields.filter((field) => after[field] !== undefined && !isSame(before[field], after[field]));
}

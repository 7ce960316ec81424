import type { BuyerType, LoanType } from '../../closing-costs/index.js';
import { resolvePlace, type Place } from '../../place/index.js';
import type { ReportedProperty } from '../report-request.js';
import { type ReportBasis, type InputChanges, type ReportInputs, inputsOf } from './report-inputs.js';

const programLoans: ReadonlySet<LoanType> = new Set(['FHA', 'VA', 'USDA']);

/** Whether the loan has a premium or fee of its program. */
export const isProgramLoan = (loanType: LoanType): boolean => programLoans.has(loanType);

const loanFields = ['downPayment', 'interestRateThousandths'] as const;
const programFields = ['programFeeFinanced'] as const;
const veteranFields = ['firstVaUse', 'veteranExempt'] as const;

/** The fields that lose their meaning with this loan, type of property or association. */
function clearedFields({ loanType, propertyType, hasAssociation }: ReportInputs): (keyof ReportInputs)[] {
  return [
    ...(loanType === 'Cash' ? loanFields : []),
    ...(isProgramLoan(loanType) ? [] : programFields),
    ...(loanType === 'VA' ? [] : veteranFields),
    ...(propertyType === 'multi-family' ? [] : (['units'] as const)),
    ...(hasAssociation === false ? (['hoaMonthlyCents'] as const) : []),
  ];
}

/** The inputs after the changes. Fields that lose their meaning become null, unless the changes set them. */
function inputsAfter(basis: ReportBasis, changes: InputChanges): ReportInputs {
  const stated = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const inputs = { ...inputsOf(basis), ...stated } as ReportInputs;
  const gone = clearedFields(inputs).filter((field) => changes[field] === undefined);
  return { ...inputs, ...Object.fromEntries(gone.map((field) => [field, null])) };
}

const buyerTypeOf = ({ loanType, firstTimeBuyer }: ReportInputs): BuyerType => {
  if (loanType === 'Cash') return 'cash';
  return firstTimeBuyer ? 'first-time' : 'financing';
};

/** An address in another city or ZIP code clears what the buyer stated about the former place. */
function placeAfter(
  before: ReportedProperty,
  place: Place | null,
  changes: InputChanges,
  after: ReportInputs,
) {
  const { state, city, zip } = place?.state ? { ...place, state: place.state } : before;
  const isThere = state === before.state && city === before.city && zip === before.zip;
  return {
    state,
    city,
    zip,
    county: isThere || changes.county !== undefined ? after.county : (place?.county ?? null),
    insideCityLimits: isThere || changes.insideCityLimits !== undefined ? after.insideCityLimits : null,
  };
}

/** The result of changes. `place` is the place of the new address; null if the address did not change. */
export type ChangeResult = Readonly<{ basis: ReportBasis; place: Place | null }>;

/** Applies changes to the basis of the newest version. An address that names no state does not replace the old one. */
export function applyChanges(basis: ReportBasis, changes: InputChanges): ChangeResult {
  const inputs = inputsAfter(basis, changes);
  const address = inputs.address.trim();
  const place = address === inputsOf(basis).address ? null : resolvePlace(address);
  const { address: _text, county: _county, insideCityLimits: _inside, ...rest } = inputs;
  const { priceCents, propertyType, loanType, hasPool, ...terms } = rest;
  const property = {
    priceCents,
    ...placeAfter(basis.property, place, changes, inputs),
    propertyType,
    buyerType: buyerTypeOf(inputs),
    loanType,
    hasPool,
  };
  const person =
    place?.state && basis.person ? { ...basis.person, address, street: place.street } : basis.person;
  return { basis: { ...basis, property, terms, person }, place };
}

import type { RefineField, RefineValues } from './refine-form';

const programLoans: ReadonlySet<string> = new Set(['FHA', 'VA', 'USDA']);

/** Whether a field matters with the other choices. */
export function applies(
  field: RefineField,
  { loanType, propertyType, hasAssociation }: RefineValues,
): boolean {
  switch (field) {
    case 'down':
    case 'downAs':
    case 'rate':
      return loanType !== 'Cash';
    case 'programFeeFinanced':
      return programLoans.has(loanType);
    case 'firstVaUse':
    case 'veteranExempt':
      return loanType === 'VA';
    case 'units':
      return propertyType === 'multi-family';
    case 'hoaMonthly':
      return hasAssociation !== 'no';
    default:
      return true;
  }
}

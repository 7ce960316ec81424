import type { Inputs } from './inputs';

type YesNo = '' | 'yes' | 'no';

/** The form's values: amounts and percentages as text, empty where the buyer gave no value. */
export type RefineValues = {
  address: string;
  county: string;
  insideCityLimits: YesNo;
  price: string;
  propertyType: Inputs['propertyType'];
  units: string;
  hasPool: boolean;
  occupancy: Inputs['occupancy'];
  firstTimeBuyer: boolean;
  loanType: Inputs['loanType'];
  /** Whether `down` is the down payment or the loan. */
  downAs: 'down' | 'loan';
  down: string;
  rate: string;
  programFeeFinanced: YesNo;
  firstVaUse: YesNo;
  veteranExempt: YesNo;
  closingDate: string;
  sellerCredit: string;
  deposit: string;
  agentPaidBy: '' | NonNullable<Inputs['agentPaidBy']>;
  hasAssociation: YesNo;
  hoaMonthly: string;
};
export type RefineField = keyof RefineValues;

const yesNo = (said: boolean | null): YesNo => (said === null ? '' : said ? 'yes' : 'no');
const grouped = (cents: number | null): string =>
  cents === null
    ? ''
    : (cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 });

function downOf(downPayment: Inputs['downPayment']): string {
  if (downPayment === null) return '';
  return downPayment.kind === 'percent' ? `${downPayment.basisPoints / 100}%` : grouped(downPayment.cents);
}

/** The form's values of a version. */
export const valuesOf = (inputs: Inputs): RefineValues => ({
  address: inputs.address,
  county: inputs.county ?? '',
  insideCityLimits: yesNo(inputs.insideCityLimits),
  price: grouped(inputs.priceCents),
  propertyType: inputs.propertyType,
  units: inputs.units === null ? '' : String(inputs.units),
  hasPool: inputs.hasPool,
  occupancy: inputs.occupancy,
  firstTimeBuyer: inputs.firstTimeBuyer,
  loanType: inputs.loanType,
  downAs: inputs.downPayment?.kind === 'loan' ? 'loan' : 'down',
  down: downOf(inputs.downPayment),
  rate: inputs.interestRateThousandths === null ? '' : `${inputs.interestRateThousandths / 1000}%`,
  programFeeFinanced: yesNo(inputs.programFeeFinanced),
  firstVaUse: yesNo(inputs.firstVaUse),
  veteranExempt: yesNo(inputs.veteranExempt),
  closingDate: inputs.closingDate ?? '',
  sellerCredit: grouped(inputs.sellerCreditCents),
  deposit: grouped(inputs.depositCents),
  agentPaidBy: inputs.agentPaidBy ?? '',
  hasAssociation: yesNo(inputs.hasAssociation),
  hoaMonthly: grouped(inputs.hoaMonthlyCents),
});

/** The form field of each input. */
export const fieldOf = {
  address: 'address',
  county: 'county',
  insideCityLimits: 'insideCityLimits',
  priceCents: 'price',
  propertyType: 'propertyType',
  units: 'units',
  hasPool: 'hasPool',
  occupancy: 'occupancy',
  firstTimeBuyer: 'firstTimeBuyer',
  loanType: 'loanType',
  downPayment: 'down',
  interestRateThousandths: 'rate',
  programFeeFinanced: 'programFeeFinanced',
  firstVaUse: 'firstVaUse',
  veteranExempt: 'veteranExempt',
  closingDate: 'closingDate',
  sellerCreditCents: 'sellerCredit',
  depositCents: 'deposit',
  agentPaidBy: 'agentPaidBy',
  hasAssociation: 'hasAssociation',
  hoaMonthlyCents: 'hoaMonthly',
} as const satisfies Record<keyof Inputs, RefineField>;

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

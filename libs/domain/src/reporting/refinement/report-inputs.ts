import type { ReportedProperty } from '../report-request.js';
import type { PurchaseTerms } from './purchase-terms.js';

/** All that the owner of a report may correct, as one version of it is written with. Of the address the raw text. */
export type ReportInputs = Readonly<{ address: string; insideCityLimits: boolean | null }> &
  Pick<ReportedProperty, 'county' | 'priceCents' | 'propertyType' | 'loanType' | 'hasPool'> &
  PurchaseTerms;

/** What is to be another from now on; what is left out stays as it was. */
export type InputChanges = Partial<ReportInputs>;
export type InputField = keyof ReportInputs;

/** Every field of the inputs, in the order in which people are told of them. */
export const inputFields = [
  'address',
  'county',
  'insideCityLimits',
  'priceCents',
  'propertyType',
  'units',
  'hasPool',
  'occupancy',
  'firstTimeBuyer',
  'loanType',
  'downPayment',
  'interestRateThousandths',
  'programFeeFinanced',
  'firstVaUse',
  'veteranExempt',
  'closingDate',
  'sellerCreditCents',
  'depositCents',
  'agentPaidBy',
  'hasAssociation',
  'hoaMonthlyCents',
] as const satisfies readonly InputField[];

import type { Cents } from '../money/index.js';

export const propertyTypes = [
  'single-family',
  'condo',
  'townhouse',
  'multi-family',
  'new-construction',
  'vacant-land',
  'commercial',
  'industrial',
  'mixed-use',
  'mobile-home',
  'farm-ranch',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const buyerTypes = ['first-time', 'financing', 'cash'] as const;
export type BuyerType = (typeof buyerTypes)[number];

export const loanTypes = ['FHA', 'Conventional', 'VA', 'USDA', 'Cash'] as const;
export type LoanType = (typeof loanTypes)[number];

/** The loan that a buyer takes who names none. */
export const usualLoan = {
  'first-time': 'FHA',
  financing: 'Conventional',
  cash: 'Cash',
} as const satisfies Readonly<Record<BuyerType, LoanType>>;

/** The purchase to estimate, as it is written outside. Money in US dollars; absent fields take the documented defaults. */
export type PropertyInput = Readonly<{
  /** Two letters: the 50 states and DC. */
  state: string;
  county?: string;
  city?: string;
  zip?: string;
  street?: string;
  /** Over 0, at most 1,000,000,000. */
  price: number;
  propertyType?: PropertyType;
  units?: number;
  buyerType?: BuyerType;
  loanType?: LoanType;
  loanAmount?: number;
  downPaymentPercent?: number;
  principalResidence?: boolean;
  firstTimeBuyer?: boolean;
  /** ISO date; the rules in force on that day apply. */
  closingDate?: string;
  ownerPolicyAmount?: number;
  hasPool?: boolean;
  hoa?: boolean;
}>;

/** The purchase to estimate, in whole cents. */
export type Property = Readonly<
  Omit<PropertyInput, 'price' | 'loanAmount' | 'ownerPolicyAmount'> & {
    priceCents: Cents;
    loanAmountCents?: Cents | undefined;
    ownerPolicyCents?: Cents | undefined;
  }
>;

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
  'co-op',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const buyerTypes = ['first-time', 'financing', 'cash'] as const;
export type BuyerType = (typeof buyerTypes)[number];

export const loanTypes = ['FHA', 'Conventional', 'VA', 'USDA', 'Cash'] as const;
export type LoanType = (typeof loanTypes)[number];

/** Who pays the buyer's agent; agreed in each contract. */
export const agentPayers = ['seller', 'buyer'] as const;
export type AgentPayer = (typeof agentPayers)[number];

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
  /** Whether the home lies within the limits of `city`, which is otherwise a mailing city. */
  insideCityLimits?: boolean;
  /** Yearly interest of the loan. */
  interestRatePercent?: number;
  sellerCreditDollars?: number;
  /** Paid with the offer. */
  depositDollars?: number;
  agentPaidBy?: AgentPayer;
  hoaMonthlyDollars?: number;
  secondHome?: boolean;
  investment?: boolean;
  /** The home is a share of a housing co-operative: the same as the property type `co-op`. */
  cooperative?: boolean;
  /** No funding fee is due: the VA pays the veteran for a disability. */
  veteranExempt?: boolean;
  firstVaUse?: boolean;
  /** The premium, funding fee or guarantee fee of the loan's program is added to the loan. */
  financedPremium?: boolean;
}>;

/** The purchase to estimate, in whole cents. */
export type Property = Readonly<
  Omit<
    PropertyInput,
    | 'price'
    | 'loanAmount'
    | 'ownerPolicyAmount'
    | 'sellerCreditDollars'
    | 'depositDollars'
    | 'hoaMonthlyDollars'
  > & {
    priceCents: Cents;
    loanAmountCents?: Cents | undefined;
    ownerPolicyCents?: Cents | undefined;
    sellerCreditCents?: Cents | undefined;
    depositCents?: Cents | undefined;
    hoaMonthlyCents?: Cents | undefined;
  }
>;

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

/** The highest price of a property that we estimate, in dollars. */
export const largestPrice = 1_000_000_000;

/** The payer of the buyer's agent, as agreed in each contract. */
export const agentPayers = ['seller', 'buyer'] as const;
export type AgentPayer = (typeof agentPayers)[number];

/** The loan assumed if the buyer names none. */
export const usualLoan = {
  'first-time': 'FHA',
  financing: 'Conventional',
  cash: 'Cash',
} as const satisfies Readonly<Record<BuyerType, LoanType>>;

/** The purchase to estimate, as the API accepts it. Money in US dollars; absent fields take the documented defaults. */
export type PropertyInput = Readonly<{
  /** Two letters: the 50 states and DC. */
  state: string;
  county?: string;
  city?: string;
  zip?: string;
  street?: string;
  /** Above 0, at most 1,000,000,000. */
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
  /** Whether the home is within the limits of `city`, which otherwise is just a mailing address. */
  insideCityLimits?: boolean;
  /** Interest per year. */
  interestRatePercent?: number;
  sellerCreditDollars?: number;
  /** Paid with the offer. */
  depositDollars?: number;
  agentPaidBy?: AgentPayer;
  hoaMonthlyDollars?: number;
  secondHome?: boolean;
  investment?: boolean;
  /** The home is a co-operative share, same as property type `co-op`. */
  cooperative?: boolean;
  /** Exempt from the funding fee because of VA disability compensation. */
  veteranExempt?: boolean;
  firstVaUse?: boolean;
  /** The loan program's premium, funding fee or guarantee fee is added to the loan. */
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

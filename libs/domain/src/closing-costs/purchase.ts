import type { Cents } from '../money/index.js';
import type { County, CountyShare, PlaceCertainty } from '../place/index.js';
import type { AgentPayer, BuyerType, LoanType, PropertyType } from './property.js';

/** A `Property` with every documented default applied: what the rules are computed from. */
export type Purchase = Readonly<{
  /** Two capital letters: the 50 states and DC. */
  state: string;
  /** As the rules name it: `Harris`, `Orleans`, `Baltimore City`; in Connecticut the county of before 2022. */
  county: string | null;
  /** The same as the Census Bureau has it, with its figures; null where it is not known. */
  knownCounty: County | null;
  /** How sure the county is. */
  certainty: PlaceCertainty;
  /** The counties that it may be where one is only likely, likeliest first; else empty. */
  choices: readonly CountyShare[];
  /** Of the address: its municipality too, as far as the city limits are not open or denied. */
  city: string | null;
  /** A city's tax depends on its limits, and nobody said whether the home lies within them. */
  isCityOpen: boolean;
  zip: string | null;
  priceCents: Cents;
  propertyType: PropertyType;
  /** Dwelling units, at least 1. */
  units: number;
  buyerType: BuyerType;
  loanType: LoanType;
  /** 0 when bought without a loan. */
  loanCents: Cents;
  principalResidence: boolean;
  firstTimeBuyer: boolean;
  /** ISO date; the rules in force on that day apply. */
  closingDate: string;
  ownerPolicyCents: Cents;
  hasPool: boolean;
  hoa: boolean;
  /** Nobody said whether there is an association, and there may be one. */
  associationUnknown: boolean;
  /** Null where nobody said: the mailing city is then taken for the municipality. */
  insideCityLimits: boolean | null;
  /** Null where none was named. */
  interestRatePercent: number | null;
  sellerCreditCents: Cents;
  depositCents: Cents;
  agentPaidBy: AgentPayer;
  /** Null where none were named. */
  hoaMonthlyCents: Cents | null;
  secondHome: boolean;
  investment: boolean;
  veteranExempt: boolean;
  firstVaUse: boolean;
  financedPremium: boolean;
}>;

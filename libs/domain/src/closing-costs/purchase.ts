import type { Cents } from '../money/index.js';
import type { County, CountyShare, PlaceCertainty } from '../place/index.js';
import type { AgentPayer, BuyerType, LoanType, PropertyType } from './property.js';

/** A `Property` with every documented default applied: the input of the rules. */
export type Purchase = Readonly<{
  /** Postal code of one of the 50 states or DC. */
  state: string;
  /** As in the rules: `Harris`, `Orleans`, `Baltimore City`; in Connecticut, the pre-2022 county. */
  county: string | null;
  /** The same county in the Census Bureau's data; null if unknown. */
  knownCounty: County | null;
  /** How certain the county is. */
  certainty: PlaceCertainty;
  /** The possible counties if it is uncertain, likeliest first; otherwise empty. */
  choices: readonly CountyShare[];
  /** From the address. Also its municipality, unless the city limits are open or the home is outside them. */
  city: string | null;
  /** A city tax depends on its limits, and it is unknown whether the home is inside. */
  isCityOpen: boolean;
  zip: string | null;
  priceCents: Cents;
  propertyType: PropertyType;
  /** Dwelling units, at least 1. */
  units: number;
  buyerType: BuyerType;
  loanType: LoanType;
  /** 0 for a cash purchase. */
  loanCents: Cents;
  principalResidence: boolean;
  firstTimeBuyer: boolean;
  /** ISO date; the rules in force on that day apply. */
  closingDate: string;
  ownerPolicyCents: Cents;
  hasPool: boolean;
  hoa: boolean;
  /** It is unknown whether there is an association, and there may be one. */
  associationUnknown: boolean;
  /** Null if unknown; the mailing city then counts as the municipality. */
  insideCityLimits: boolean | null;
  /** Null if unknown. */
  interestRatePercent: number | null;
  sellerCreditCents: Cents;
  depositCents: Cents;
  agentPaidBy: AgentPayer;
  /** Null if unknown. */
  hoaMonthlyCents: Cents | null;
  secondHome: boolean;
  investment: boolean;
  veteranExempt: boolean;
  firstVaUse: boolean;
  financedPremium: boolean;
}>;

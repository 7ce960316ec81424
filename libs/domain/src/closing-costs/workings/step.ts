import type { Cents } from '../../money/index.js';
import type { Jurisdiction } from '../jurisdiction/index.js';
import type { LoanType, PropertyType, AgentPayer } from '../property.js';
import type { Bilingual } from '../bilingual.js';

/** A base times a rate: $450,000 × 0.35%. */
export type PercentStep = Readonly<{ kind: 'percent'; baseCents: Cents; percent: number }>;

/** A base in whole units times a rate per unit: 4,500 × $0.70 per $100. */
export type UnitsStep = Readonly<{
  kind: 'units';
  baseCents: Cents;
  units: number;
  unitDollars: number;
  /** Can include fractions of a cent. */
  perUnitDollars: number;
}>;

/** Arithmetic that any line can contain. */
export type ArithmeticStep =
  | PercentStep
  | UnitsStep
  | Readonly<{ kind: 'amount'; cents: Cents }>
  | Readonly<{ kind: 'between'; lowCents: Cents; highCents: Cents }>
  | Readonly<{ kind: 'result'; cents: Cents }>
  /** A result beyond what its source covers. */
  | Readonly<{ kind: 'result-about'; cents: Cents }>
  | Readonly<{ kind: 'result-a-year'; cents: Cents }>;

type Between = Readonly<{ low: number; high: number }>;

/** The closing agent's fee. */
export type ClosingAgentStep =
  /** `excisePercent` is the tax the agent adds; null without one. */
  | Readonly<{ kind: 'fee-schedule'; priceCents: Cents; excisePercent: number | null }>
  /** `perThousand` in dollars; `loanFeeCents` is 0 without a loan. */
  | Readonly<{
      kind: 'usual-formula';
      priceCents: Cents;
      perThousand: Between;
      baseCents: Between;
      loanFeeCents: Cents;
    }>
  /** By county custom; `loanFeeCents` is the buyer's part, 0 without a loan. */
  | Readonly<{ kind: 'closing-fee-of-seller'; loanFeeCents: Cents }>
  /** The seller pays a part too, which is not known. */
  | Readonly<{ kind: 'closing-fee-buyers-part' }>
  | Readonly<{ kind: 'fee-schedule-ends'; cents: Cents }>
  | Readonly<{ kind: 'other-fee-in'; counties: readonly string[] }>;

/** Escrow deposits; `cushionMonths` of them are the reserve RESPA allows. */
export type EscrowStep =
  | Readonly<{ kind: 'deposit-to-next-premium'; months: number; cushionMonths: number; yearlyCents: Cents }>
  | Readonly<{ kind: 'deposit-by-bills'; months: number; cushionMonths: number; yearlyCents: Cents }>
  | Readonly<{ kind: 'cushion-alone'; cushionMonths: number; yearlyCents: Cents }>
  | Readonly<{ kind: 'months-by-bills-up-to'; months: number }>;

/** What a loan program may not finance: a property type, or a building too large to be a home. */
export type FinancedProperty = PropertyType | 'five-homes-or-more';

type OverLimit = Readonly<{
  loanCents: Cents;
  limitCents: Cents;
  county: Jurisdiction | null;
  year: number;
}>;

/** Charges of the lender and the loan program, and which loans they make. */
export type LenderStep =
  | Readonly<{ kind: 'share-of-loan'; percent: number; loanCents: Cents }>
  | Readonly<{ kind: 'share-of-loan-up-to'; percent: number; loanCents: Cents }>
  /** A limit that the program's rule sets. */
  | Readonly<{ kind: 'share-of-loan-at-most'; percent: number; loanCents: Cents }>
  | Readonly<{ kind: 'share-of-price'; percent: number; priceCents: Cents }>
  | Readonly<{ kind: 'usual-percents'; lowPercent: number; highPercent: number }>
  /** The fee includes application, underwriting and processing. */
  | Readonly<{ kind: 'holds-lender-charges' }>
  | Readonly<{ kind: 'nothing-unless-chosen' }>
  | Readonly<{ kind: 'nothing-unless-closing-is-late' }>
  /** The share of a year's borrowers who paid it, and their median. */
  | Readonly<{ kind: 'paid-by-buyers'; year: number; percent: number; medianCents: Cents }>
  /** ISO date. */
  | Readonly<{ kind: 'rate-confirmed-until'; date: string }>
  | Readonly<{
      kind: 'months-of-mortgage-insurance';
      fromMonths: number;
      toMonths: number;
      monthlyCents: Cents;
      yearlyPercent: number;
    }>
  /** The FHA limit in the likeliest county; if `county` is null, in most counties. */
  | Readonly<{ kind: 'loan-over-usual-limit' } & OverLimit>
  /** If `county` is null, the highest limit of all possible counties. */
  | Readonly<{ kind: 'loan-over-highest-limit'; loanType: LoanType } & OverLimit>
  /** The Fannie Mae and Freddie Mac limit; if `county` is null, in most counties. */
  | Readonly<{ kind: 'loan-over-conforming-limit' } & OverLimit>
  | Readonly<{ kind: 'not-financed'; loanType: LoanType; property: FinancedProperty }>;

/** Market prices. */
export type MarketStep =
  | Readonly<{ kind: 'usual-range'; lowCents: Cents; highCents: Cents }>
  | Readonly<{ kind: 'agent-paid-by'; payer: AgentPayer }>
  | Readonly<{ kind: 'nothing-unless-needed'; typicalCents: Cents; highCents: Cents }>;

/** Prepaid interest and insurance. */
export type PrepaidStep =
  | Readonly<{ kind: 'interest-by-day'; loanCents: Cents; yearlyPercent: number; days: number }>
  | Readonly<{ kind: 'condo-policy' }>
  /** The part of the price that is not land, where the county's median home is worth more than it costs to build. */
  | Readonly<{
      kind: 'dwelling-beside-land';
      dwellingCents: Cents;
      priceCents: Cents;
      usualDwellingCents: Cents;
      medianValueCents: Cents;
      county: Jurisdiction;
    }>
  | Readonly<{ kind: 'dwelling-by-price'; dwellingCents: Cents; priceCents: Cents; percent: number }>
  | Readonly<{ kind: 'dwelling-of-farm'; dwellingCents: Cents }>
  | Readonly<{ kind: 'building-by-price'; buildingCents: Cents; priceCents: Cents; percent: number }>
  /** The next premium is a home's with the same coverage, because none is published for a business. */
  | Readonly<{ kind: 'premium-as-of-home' }>
  | Readonly<{ kind: 'least-dwelling'; dwellingCents: Cents }>
  /** A premium interpolated or extrapolated from two known ones. */
  | Readonly<{
      kind: 'premium-in-proportion';
      dwellingCents: Cents;
      from: Readonly<{ dwellingCents: Cents; premiumCents: Cents }>;
      to: Readonly<{ dwellingCents: Cents; premiumCents: Cents }>;
    }>
  /** One part of the usual premium is fixed, the other grows with the dwelling. */
  | Readonly<{
      kind: 'premium-by-dwelling';
      usualPremiumCents: Cents;
      fixedPart: number;
      growingPart: number;
      dwellingCents: Cents;
      usualDwellingCents: Cents;
    }>;

/** A use taxed differently from the owner's residence. */
type OtherUse = 'apartments' | 'business' | 'land';

/** The year's property tax and the part due at closing. */
export type PropertyTaxStep =
  /** The county's median tax relative to home value, or its published bound. */
  | Readonly<{
      kind: 'owners-tax-rate';
      county: Jurisdiction;
      percent: number;
      bound: 'least' | 'most' | null;
    }>
  /** The owners' rate, raised for a new owner by the statewide ratio. */
  | Readonly<{
      kind: 'new-owners-tax-rate';
      percent: number;
      stateNewPercent: number;
      stateOwnersPercent: number;
    }>
  | Readonly<{ kind: 'tax-rate-without-residence'; times: number; plusPercent: number; percent: number }>
  /** The rate includes relief for owner-occupants of an unpublished size, which the buyer will not get. */
  | Readonly<{ kind: 'tax-rate-of-residents' }>
  /** The legal rate for the use: a multiple of the homes' rate, or its own rate if `times` is null. */
  | Readonly<{
      kind: 'tax-rate-of-use';
      use: OtherUse;
      times: number | null;
      percent: number;
    }>
  /** The law only sets bounds; `percent` is their midpoint. */
  | Readonly<{
      kind: 'tax-rate-of-use-between';
      use: OtherUse;
      leastPercent: number;
      mostPercent: number;
      percent: number;
    }>
  /** The statute for the use is cited, but its text was not read. */
  | Readonly<{ kind: 'tax-class-not-checked' }>
  /** The homes' rate, because the rate for the use is unknown. */
  | Readonly<{ kind: 'tax-rate-of-homes'; use: OtherUse }>
  | Readonly<{ kind: 'tax-rate-of-farm'; dwellingCents: Cents; wholePercent: number; percent: number }>
  | Readonly<{ kind: 'yearly-tax'; pricePercent: number; cents: Cents }>
  | Readonly<{ kind: 'months-of-yearly-tax'; months: number; pricePercent: number; cents: Cents }>
  | Readonly<{ kind: 'taxes-paid'; when: 'advance' | 'arrears' | 'mixed' }>
  /** To the seller, for days after closing. */
  | Readonly<{ kind: 'days-already-paid'; cents: Cents }>
  | Readonly<{ kind: 'due-before-first-payment'; cents: Cents }>
  /** Deducted from the buyer's amount, for days before closing. */
  | Readonly<{ kind: 'less-seller-credit'; cents: Cents }>
  | Readonly<{ kind: 'nothing-due'; sellerCreditCents: Cents }>
  | Readonly<{ kind: 'credit-beside'; cents: Cents }>;

/** Recording fees, and tariffs in their office's words. */
export type RecordingStep =
  /** `upToPages` is null if no length is given. */
  | Readonly<{ kind: 'flat-fee'; cents: Cents; upToPages: number | null }>
  | Readonly<{ kind: 'usual-fee'; cents: Cents }>
  /** The fee for documents of a usual length, from the shortest to the longest. */
  | Readonly<{ kind: 'fee-by-length'; lowCents: Cents; highCents: Cents; fewest: number; most: number }>
  | Readonly<{ kind: 'fee-in-county'; cents: Cents; pages: number; county: string }>
  /** For any length; `isAbout` if the source only gives a rounded fee. */
  | Readonly<{ kind: 'flat-fee-in-county'; cents: Cents; county: string; isAbout: boolean }>
  | Readonly<{ kind: 'published'; words: Bilingual }>;

/** Steps of unusual properties and loans. */
export type SpecialCaseStep =
  | Readonly<{ kind: 'cooperative-policy' }>
  /** A rule that the buyer should know but that costs nothing by itself. */
  | Readonly<{ kind: 'no-amount' }>
  | Readonly<{ kind: 'funding-fee-use'; use: 'first' | 'subsequent' }>
  /** The program requires the borrower to live in the home. */
  | Readonly<{ kind: 'only-lived-in'; loanType: LoanType; use: 'second-home' | 'investment' }>
  | Readonly<{ kind: 'nothing-unless-charged' }>
  | Readonly<{ kind: 'share-of-price-up-to'; percent: number; priceCents: Cents }>
  | Readonly<{ kind: 'months-of-dues'; fromMonths: number; toMonths: number; monthlyCents: Cents }>
  /** The program allows the loan, but hardly any lender makes it. */
  | Readonly<{ kind: 'seldom-financed'; loanType: LoanType; property: FinancedProperty }>;

/** Taxes on the transfer and on the loan. */
export type TaxStep =
  /** The purchase is exempt from the tax. */
  | Readonly<{ kind: 'tax-exempt' }>
  | Readonly<{ kind: 'first-exempt'; cents: Cents }>
  /** The sum of the parts of the base in each bracket. */
  | Readonly<{ kind: 'brackets'; slices: readonly (PercentStep | UnitsStep)[] }>
  | Readonly<{ kind: 'per-document'; cents: Cents; documents: number }>
  /** One amount for every base up to this one. */
  | Readonly<{ kind: 'fixed-up-to'; baseCents: Cents }>
  /** A part of another tax on the same purchase. */
  | Readonly<{ kind: 'part-of-tax'; taxCents: Cents; numerator: number; denominator: number }>
  | Readonly<{ kind: 'tax-minimum'; cents: Cents }>
  | Readonly<{ kind: 'tax-maximum'; cents: Cents }>
  | Readonly<{ kind: 'tax-credit'; cents: Cents }>
  | Readonly<{ kind: 'added-charge'; cents: Cents; name: Bilingual }>;

/** Title premiums. */
export type TitleStep =
  | Readonly<{ kind: 'rate-schedule'; policyCents: Cents }>
  /** The policy amount is outside the schedule; a limit is null if the schedule has none. */
  | Readonly<{
      kind: 'rate-schedule-exceeded';
      policyCents: Cents;
      fromCents: Cents | null;
      toCents: Cents | null;
    }>
  /** `noScheduleOn` is the ISO date without a known schedule; null if the state has no schedules. */
  | Readonly<{ kind: 'usual-premiums'; policyCents: Cents; noScheduleOn: string | null }>
  | Readonly<{ kind: 'loan-above-owner-policy'; cents: Cents }>;

/**
 * One step of a line's arithmetic, as plain JSON. `…Cents` fields are whole cents, `…Dollars` fields may have fractions
 * of a cent, and a percent of 0.75 means 0.75%.
 */
export type Step =
  | ArithmeticStep
  | ClosingAgentStep
  | EscrowStep
  | LenderStep
  | MarketStep
  | PrepaidStep
  | PropertyTaxStep
  | RecordingStep
  | SpecialCaseStep
  | TaxStep
  | TitleStep;

/** The arithmetic behind a line, in reading order. */
export type Workings = readonly Step[];

/** One language's sentence for each kind of step. A missing kind does not compile. */
export type Sentences<AnyStep extends Readonly<{ kind: string }>> = Readonly<{
  [Kind in AnyStep['kind']]: (step: Extract<AnyStep, Readonly<{ kind: Kind }>>) => string;
}>;

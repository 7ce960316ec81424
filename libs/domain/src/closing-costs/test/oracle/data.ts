import { readdirSync, readFileSync } from 'node:fs';
import type { RoundingMode } from './fraction.js';

/** The documented fields of the data files; null and absent mean the same. */
export type Conditions = Partial<{
  propertyTypes: string[];
  notPropertyTypes: string[];
  buyerTypes: string[];
  loanTypes: string[];
  notLoanTypes: string[];
  unitsAtMost: number;
  unitsAtLeast: number;
  principalResidence: boolean;
  firstTimeBuyer: boolean;
  priceAtMost: number;
  priceUnder: number;
  priceAtLeast: number;
  priceOver: number;
  loanUnder: number;
  loanAtLeast: number;
  loanOver: number;
  anyOf: Conditions[];
}>;

export type Scope = Partial<{
  counties: string[] | null;
  cities: string[] | null;
  exceptCounties: string[] | null;
  exceptCities: string[] | null;
  cityCounty: string | null;
  region: string;
  localitiesListed: boolean;
}>;

type If<T> = T & { when?: Conditions | null };
export type Shares = { buyer: number; seller: number; lender: number };
export type Rounding = { to: number; mode: RoundingMode };
export type TaxBracket = { upTo: number | null; inclusive?: boolean; rate?: number; ratePerUnit?: number };

export type Tax = {
  id: string;
  kind: string;
  level: string;
  jurisdiction: Readonly<{ kind: string }>;
  basis: string;
  method: string;
  shares: Shares;
  confidence: string;
  machineReadable: boolean;
} & Partial<{
  appliesIn: Scope | null;
  when: Conditions | null;
  cooperatives: boolean | null;
  effectiveFrom: string | null;
  effectiveTo: string | null;
  replaces: string[] | null;
  rate: number | null;
  unit: number | null;
  ratePerUnit: number | null;
  amount: number | null;
  bracketMode: 'marginal' | 'whole-amount' | null;
  brackets: TaxBracket[] | null;
  zeroAtOrBelow: number | null;
  zeroBelow: number | null;
  zeroWhen: Conditions[] | null;
  roundBase: Rounding | null;
  exemptFirst: If<{ amount: number }>[] | null;
  rateWhen: If<{ rate: number }>[] | null;
  minimum: { amount: number } | null;
  maximum: number | null;
  fixedAtOrBelow: { base: number; amount: number } | null;
  credit: If<{ amount: number }>[] | null;
  plus: { amount: number } | null;
  roundResult: Rounding | null;
  sharesWhen: If<{ shares: Shares }>[] | null;
  lenderPart: If<{ rate: number }>[] | null;
  shareReduction: If<{ payer: 'buyer' | 'seller'; rate: number; ofBaseUpTo: number }>[] | null;
  fractionOf: { rule: string; numerator: number; denominator: number } | null;
  perDocument: object | null;
  confidenceFrom: { from: string; confidence: string }[] | null;
  rangeRate: number[] | null;
  rangeRatePerUnit: number[] | null;
  validFrom: number | null;
}>;

export type PremiumBracket = { upTo: number | null } & Partial<{
  perThousand: number;
  flat: number;
  base: number;
  over: number;
  rate: number;
  lookup: boolean;
}>;

export type Schedule = {
  id: string;
  policy: string;
  variant: string;
  promulgated: boolean;
  method: string;
  brackets: PremiumBracket[];
  confidence: string;
} & Partial<{
  default: boolean;
  appliesIn: Scope | null;
  effectiveFrom: string | null;
  effectiveTo: string | null;
  validFrom: number | null;
  validTo: number | null;
  roundAmountUpTo: number | null;
  sliceRoundUpTo: number | null;
  multiplier: number | null;
  minimum: number | null;
  roundPartTo: number | null;
  roundResult: Rounding | null;
  lookup: { amount: number; premium: number }[] | null;
}>;

export type EscrowSchedule = { method: string } & Partial<{
  counties: string[] | string | null;
  base: number;
  perThousand: number;
  minimum: number | null;
  rows: { amount?: number; upTo?: number | null; fee: number; addPer50000?: number }[];
  exciseRate: number | null;
}>;

export type RecordingFormula = {
  method: string;
  amount?: number;
  plus?: { amount: number }[] | null;
  firstAmount?: number;
  firstPages?: number;
  bands?: { pagesUpTo: number | null; amount: number }[];
};

export type RecordedDocument = {
  document: 'deed' | 'mortgage';
  typical: number;
  formula: RecordingFormula | null;
  formulaWhen?: { when: Conditions | string; formula: RecordingFormula }[] | null;
};

export type CountyRecordingFees = {
  county: string;
  deed: RecordingFormula;
  mortgage: RecordingFormula;
  isAbout?: boolean;
  confidence?: string;
};

export type StateData = {
  state: string;
  closingAgent: { schedules: EscrowSchedule[] };
  recordingFees: { documents: RecordedDocument[]; byCounty: CountyRecordingFees[]; confidence: string };
  taxes: Tax[];
  titleInsurance: {
    schedules: Schedule[];
    simultaneousLender: Partial<{
      amount: number;
      percentOfOwner: number;
      percentOfRateForLoan: number;
      roundResult: Rounding;
      upToOwnerAmount: boolean;
      ownerAmountUpTo: number;
      excess: string;
      effectiveFrom: string;
    }>;
  };
};

const folder = new URL('../../../../data/closing-costs/', import.meta.url);

/** The parsed JSON of a data file, without the engine's own reader. */
export const dataFile = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

/** The states and DC with a file. */
export const stateCodes = readdirSync(folder)
  .filter((file) => /^[A-Z]{2}\.json$/.test(file))
  .map((file) => file.slice(0, 2));

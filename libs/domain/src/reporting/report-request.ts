import type { BuyerType, LoanType, PropertyType } from '../closing-costs/index.js';
import type { Cents } from '../money/index.js';
import type { PlaceProblem } from '../place/index.js';

/** Every report is written in each of them. */
export const reportLanguages = ['en', 'es'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];

/** What the buyer said about the property, without anything personal. */
export type ReportedProperty = Readonly<{
  priceCents: Cents;
  /** Two letters. */
  state: string;
  county: string | null;
  city: string | null;
  zip: string | null;
  propertyType: PropertyType;
  buyerType: BuyerType;
  loanType: LoanType;
  hasPool: boolean;
  /** Whether the home lies within the city; null or absent where the buyer did not say. */
  insideCityLimits?: boolean | null;
}>;

/** The raw address as typed, the street of it, and the e-mail if one was given. */
export type ReportPerson = Readonly<{ address: string; street: string | null; email: string | null }>;

/** What a report is to be about, for whom, and in which language it is shown. */
export type ReportRequest = Readonly<{
  reportId: number;
  subjectId: string;
  property: ReportedProperty;
  placeProblems: readonly PlaceProblem[];
  language: ReportLanguage;
  emailOptIn: boolean;
  referralCode: string | null;
  /** Null once the person was erased. */
  person: ReportPerson | null;
}>;

/** The one stream of a report. */
export const reportStream = (reportId: number): string => `report-${reportId}`;

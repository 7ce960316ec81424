import { z } from 'zod';
import { buyerTypes, loanTypes, propertyTypes } from '../closing-costs/index.js';
import type { DataOf } from '../events/index.js';
import { languages, type Language } from '../language/index.js';
import { placeProblems } from '../place/index.js';

/** Every report is written in each of these languages. */
export const reportLanguages = languages;
export type ReportLanguage = Language;

/** What the buyer said about the property; contains nothing personal. */
export const reportedProperty = z.object({
  priceCents: z.int(),
  state: z.string().describe('Two letters'),
  county: z.string().nullable(),
  city: z.string().nullable(),
  zip: z.string().nullable(),
  propertyType: z.enum(propertyTypes),
  buyerType: z.enum(buyerTypes),
  loanType: z.enum(loanTypes),
  hasPool: z.boolean(),
  insideCityLimits: z
    .boolean()
    .nullable()
    .optional()
    .describe('Whether the home is inside the city limits; null or missing if the buyer did not say'),
});
export type ReportedProperty = DataOf<typeof reportedProperty>;

/** The raw address as typed, its street, and the email address if one was given. */
export const reportPerson = z.object({
  address: z.string(),
  street: z.string().nullable(),
  email: z.string().nullable(),
});
export type ReportPerson = DataOf<typeof reportPerson>;

/** What a report is about, for whom, and in which language it is shown. */
export const reportRequest = z.object({
  reportId: z.int(),
  subjectId: z.string(),
  property: reportedProperty,
  placeProblems: z.array(z.enum(placeProblems)),
  language: z.enum(reportLanguages),
  emailOptIn: z.boolean(),
  referralCode: z.string().nullable(),
  person: reportPerson.nullable().describe('Encrypted; null after an erasure'),
});
export type ReportRequest = DataOf<typeof reportRequest>;

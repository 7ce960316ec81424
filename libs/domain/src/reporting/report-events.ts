import { z } from 'zod';
import { defineEvents, type DataOf, type EventOf } from '../events/index.js';
import { purchaseTerms } from './refinement/report-inputs.js';
import { addressChanges } from './refinement/refinement-limits.js';
import { reportLanguages, reportPerson, reportRequest } from './report-request.js';

const report = z.object({ reportId: z.int() });
const revised = report.extend({
  revision: z.int().describe('Counts from 1; each regeneration is the next one'),
});
const language = z.enum(reportLanguages);

const reportDocument = z.object({ language, schemaVersion: z.int(), hash: z.string() });

const rulesInstead = z.object({ language, section: z.string(), reason: z.string() });
const reportWriting = z.object({
  model: z.string(),
  calls: z.int(),
  repairs: z.int().describe('Calls that corrected rejected words'),
  inputTokens: z.int(),
  cachedTokens: z.int().describe('Included in the input tokens'),
  outputTokens: z.int(),
  costMicroDollars: z.int(),
  latencyMs: z.int(),
  fallbacks: z
    .array(rulesInstead)
    .describe('Sections that the rules worded instead of the model; `reason` is a code for operators'),
});

const reportId = 4711000000000042;
const exampleProperty = {
  priceCents: 45_000_000,
  state: 'TX',
  county: 'Harris',
  city: 'Houston',
  zip: '77002',
  propertyType: 'single-family' as const,
  buyerType: 'financing' as const,
  loanType: 'Conventional' as const,
  hasPool: false,
};

export const reportEvents = defineEvents({
  ReportRequested: {
    description: 'A buyer wants a report about this property; nothing is paid yet.',
    data: reportRequest,
    example: {
      reportId,
      subjectId: '7a31.4711000000000042',
      property: exampleProperty,
      placeProblems: [],
      language: 'en',
      emailOptIn: true,
      referralCode: 'MAPLE7K4M',
      person: {
        address: '901 Bagby St, Houston, TX 77002',
        street: '901 Bagby St',
        email: 'bea@example.com',
      },
    },
  },
  ReportPlaceConfirmed: {
    description:
      'Before paying, the buyer stated the county and whether the property is inside the city limits; ' +
      'null if they were not sure or were not asked.',
    data: report.extend({ county: z.string().nullable(), insideCityLimits: z.boolean().nullable() }),
    example: { reportId, county: 'Harris County', insideCityLimits: true },
  },
  ReportRefined: {
    description: 'The owner of a paid report corrected or refined it; the event holds its whole new basis.',
    data: reportRequest
      .pick({ reportId: true, subjectId: true, property: true, placeProblems: true })
      .extend({
        version: z.int().describe('From 2; version 1 is the report as it was bought'),
        key: z.string().describe('Idempotency key of the refinement'),
        addressChange: z.enum(addressChanges),
        terms: purchaseTerms,
        person: reportPerson
          .omit({ email: true })
          .nullable()
          .describe('The new address, encrypted; null if it did not change, and after an erasure'),
        isRestored: z
          .boolean()
          .optional()
          .describe('True if this restores the report as it was bought; missing for a refinement'),
      }),
    example: {
      reportId,
      subjectId: '7a31.4711000000000042',
      version: 2,
      key: '0f4f8f6e-9d43-4bd9-8d4e-1f3c0a5b7a11',
      addressChange: 'correction',
      property: { ...exampleProperty, insideCityLimits: true },
      placeProblems: [],
      terms: {
        closingDate: '2027-01-15',
        units: null,
        occupancy: 'own-home',
        firstTimeBuyer: false,
        downPayment: { kind: 'percent', basisPoints: 350 },
        interestRateThousandths: 6875,
        programFeeFinanced: null,
        firstVaUse: null,
        veteranExempt: null,
        sellerCreditCents: 500_000,
        depositCents: 450_000,
        agentPaidBy: 'seller',
        hasAssociation: null,
        hoaMonthlyCents: null,
      },
      person: { address: '910 Bagby St, Houston, TX 77002', street: '910 Bagby St' },
    },
  },
  ReportGenerationStarted: {
    description: 'A paid report is being written.',
    data: revised.extend({ paymentId: z.string() }),
    example: { reportId, paymentId: 'stripe-pi_3Q', revision: 1 },
  },
  ReportUpgraded: {
    description:
      'Premium was paid for a report that had been bought without it; from this revision on it has premium sections.',
    data: revised.extend({ paymentId: z.string().describe('The payment of the upgrade') }),
    example: { reportId, paymentId: 'stripe-pi_4R', revision: 2 },
  },
  ReportGenerated: {
    description: 'The documents of this revision are stored and can be read.',
    // Version 1 has no `writing`, because no models were used yet.
    upcasters: [(data) => data],
    data: revised.extend({
      documents: z
        .array(reportDocument)
        .describe('Their content is stored encrypted under report, revision and language'),
      writing: reportWriting
        .optional()
        .describe('What a model did in all languages, and its cost; missing if the rules wrote everything'),
    }),
    example: {
      reportId,
      revision: 1,
      documents: [
        { language: 'en', schemaVersion: 1, hash: '9f86d081' },
        { language: 'es', schemaVersion: 1, hash: '60303ae2' },
      ],
      writing: {
        model: 'gpt-5-mini',
        calls: 13,
        repairs: 1,
        inputTokens: 41_200,
        cachedTokens: 18_400,
        outputTokens: 9_100,
        costMicroDollars: 24_360,
        latencyMs: 21_840,
        fallbacks: [{ language: 'es', section: 'closingTimeline', reason: 'rejected' }],
      },
    },
  },
  ReportGenerationFailed: {
    description: 'All attempts failed.',
    data: revised.extend({
      reason: z.string().describe('For operators; contains nothing personal'),
      attempts: z.int(),
    }),
    example: { reportId, revision: 1, reason: 'The estimate has no rules for this place', attempts: 5 },
  },
  ReportEmailed: {
    description: 'The mail server accepted the mail with the link to this revision; a report is mailed once.',
    data: revised.extend({ language }),
    example: { reportId, revision: 1, language: 'en' },
  },
  ReportErased: {
    description:
      'The person of this report was erased, and its documents with them; the sale remains in the books.',
    data: report,
    example: { reportId },
  },
});

/** The events of a `report-{id}` stream. */
export type ReportEvent = EventOf<typeof reportEvents>;
export type ReportRequested = EventOf<typeof reportEvents, 'ReportRequested'>;
export type ReportPlaceConfirmed = EventOf<typeof reportEvents, 'ReportPlaceConfirmed'>;
export type ReportRefined = EventOf<typeof reportEvents, 'ReportRefined'>;
export type ReportGenerationStarted = EventOf<typeof reportEvents, 'ReportGenerationStarted'>;
export type ReportUpgraded = EventOf<typeof reportEvents, 'ReportUpgraded'>;
export type ReportGenerated = EventOf<typeof reportEvents, 'ReportGenerated'>;
export type ReportGenerationFailed = EventOf<typeof reportEvents, 'ReportGenerationFailed'>;
export type ReportEmailed = EventOf<typeof reportEvents, 'ReportEmailed'>;
export type ReportErased = EventOf<typeof reportEvents, 'ReportErased'>;
/** A written document, which is stored elsewhere. */
export type ReportDocumentRef = DataOf<typeof reportDocument>;
/** A section that the rules worded instead of the model. */
export type RulesInstead = DataOf<typeof rulesInstead>;
/** What a model did for one report in all languages. */
export type ReportWriting = DataOf<typeof reportWriting>;

export const reportStream = (reportId: number): string => `report-${reportId}`;

export const reportMailEvents = defineEvents({
  ReportMailRequested: {
    description: 'An admin or operator sent the link of a report again.',
    data: report.extend({ number: z.int().describe('Counts these mails of a report from 1') }),
    example: { reportId, number: 1 },
  },
});

export type ReportMailRequested = EventOf<typeof reportMailEvents>;

const demoReportId = 2300000000000042;

/** Demo reports are about the one demo property, and nobody pays for them: no sale, payment or business figure counts them. */
export const demoReportEvents = defineEvents({
  DemoReportCreated: {
    description: 'A visitor started a demo report.',
    data: report,
    example: { reportId: demoReportId },
  },
  DemoReportProcessingStarted: {
    description: 'The payment was simulated.',
    data: report.extend({ paymentIntentId: z.string().describe('Made up for the demo') }),
    example: { reportId: demoReportId, paymentIntentId: 'demo_3f9a' },
  },
  DemoReportCompleted: {
    description: 'The report was written in every language and can be read.',
    data: report,
    example: { reportId: demoReportId },
  },
  DemoReportFailed: {
    description: 'All attempts failed.',
    data: report.extend({ reason: z.string().describe('For operators') }),
    example: { reportId: demoReportId, reason: 'Unexpected TypeError: see the log' },
  },
});

/** The events of a `demo-report-{id}` stream. */
export type DemoReportEvent = EventOf<typeof demoReportEvents>;
export type DemoReportProcessingStarted = EventOf<typeof demoReportEvents, 'DemoReportProcessingStarted'>;

export const reportingEvents = { ...reportEvents, ...reportMailEvents, ...demoReportEvents };

import { z } from 'zod';
import { agentPayers, buyerTypes, loanTypes, propertyTypes } from '../../closing-costs/index.js';
import {
  addressChanges,
  occupancies,
  reportLanguages,
  type DemoReportEvent,
  type ReportEvent,
  type ReportMailRequested,
} from '../../reporting/index.js';
import { catalogueOf } from '../index.js';
import { flag, text, whole } from './fields.js';

const report = z.object({ reportId: whole });
const revised = report.extend({ revision: whole });
const language = z.enum(reportLanguages);

const writing = z.object({
  model: text,
  calls: whole,
  repairs: whole,
  inputTokens: whole,
  cachedTokens: whole,
  outputTokens: whole,
  costMicroDollars: whole,
  latencyMs: whole,
  fallbacks: z.array(z.object({ language, section: text, reason: text })),
});

const property = z.object({
  priceCents: whole,
  state: text,
  county: text.nullable(),
  city: text.nullable(),
  zip: text.nullable(),
  propertyType: z.enum(propertyTypes),
  buyerType: z.enum(buyerTypes),
  loanType: z.enum(loanTypes),
  hasPool: flag,
  insideCityLimits: flag.nullable().optional(),
});

const placeProblems = z.array(
  z.enum(['state-unknown', 'post-office-box', 'zip-missing', 'zip-contradicts-state', 'city-unknown']),
);

const terms = z.object({
  closingDate: text.nullable(),
  units: whole.nullable(),
  occupancy: z.enum(occupancies),
  firstTimeBuyer: flag,
  downPayment: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('amount'), cents: whole }),
      z.object({ kind: z.literal('percent'), basisPoints: whole }),
      z.object({ kind: z.literal('loan'), cents: whole }),
    ])
    .nullable(),
  interestRateThousandths: whole.nullable(),
  programFeeFinanced: flag.nullable(),
  firstVaUse: flag.nullable(),
  veteranExempt: flag.nullable(),
  sellerCreditCents: whole.nullable(),
  depositCents: whole.nullable(),
  agentPaidBy: z.enum(agentPayers).nullable(),
  hasAssociation: flag.nullable(),
  hoaMonthlyCents: whole.nullable(),
});

const reportId = 4711000000000042;
const demoReportId = 2300000000000042;

export const reportingEvents = catalogueOf<ReportEvent | ReportMailRequested>()({
  ReportRequested: {
    data: report.extend({
      subjectId: text,
      property,
      placeProblems,
      language,
      emailOptIn: flag,
      referralCode: text.nullable(),
      person: z.object({ address: text, street: text.nullable(), email: text.nullable() }).nullable(),
    }),
    example: {
      reportId,
      subjectId: '7a31.4711000000000042',
      property: {
        priceCents: 45_000_000,
        state: 'TX',
        county: 'Harris',
        city: 'Houston',
        zip: '77002',
        propertyType: 'single-family',
        buyerType: 'financing',
        loanType: 'Conventional',
        hasPool: false,
      },
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
    data: report.extend({ county: text.nullable(), insideCityLimits: flag.nullable() }),
    example: { reportId, county: 'Harris County', insideCityLimits: true },
  },
  ReportRefined: {
    data: report.extend({
      subjectId: text,
      version: whole,
      key: text,
      addressChange: z.enum(addressChanges),
      property,
      placeProblems,
      terms,
      person: z.object({ address: text, street: text.nullable() }).nullable(),
    }),
    example: {
      reportId,
      subjectId: '7a31.4711000000000042',
      version: 2,
      key: '0f4f8f6e-9d43-4bd9-8d4e-1f3c0a5b7a11',
      addressChange: 'correction',
      property: {
        priceCents: 45_000_000,
        state: 'TX',
        county: 'Harris',
        city: 'Houston',
        zip: '77002',
        propertyType: 'single-family',
        buyerType: 'financing',
        loanType: 'Conventional',
        hasPool: false,
        insideCityLimits: true,
      },
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
    data: revised.extend({ paymentId: text }),
    example: { reportId, paymentId: 'stripe-pi_3Q', revision: 1 },
  },
  ReportUpgraded: {
    data: revised.extend({ paymentId: text }),
    example: { reportId, paymentId: 'stripe-pi_4R', revision: 2 },
  },
  ReportGenerated: {
    // Version 1 was written before models were asked: without `writing`.
    upcasters: [(data) => data],
    data: revised.extend({
      documents: z.array(z.object({ language, schemaVersion: whole, hash: text })),
      writing: writing.optional(),
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
    data: revised.extend({ reason: text, attempts: whole }),
    example: { reportId, revision: 1, reason: 'The estimate has no rules for this place', attempts: 5 },
  },
  ReportEmailed: { data: revised.extend({ language }), example: { reportId, revision: 1, language: 'en' } },
  ReportErased: { data: report, example: { reportId } },
  ReportMailRequested: { data: report.extend({ number: whole }), example: { reportId, number: 1 } },
});

export const demoReportEvents = catalogueOf<DemoReportEvent>()({
  DemoReportCreated: { data: report, example: { reportId: demoReportId } },
  DemoReportProcessingStarted: {
    data: report.extend({ paymentIntentId: text }),
    example: { reportId: demoReportId, paymentIntentId: 'demo_3f9a' },
  },
  DemoReportCompleted: { data: report, example: { reportId: demoReportId } },
  DemoReportFailed: {
    data: report.extend({ reason: text }),
    example: { reportId: demoReportId, reason: 'Unexpected TypeError: see the log' },
  },
});

import { z } from 'zod';
import { languageSchema } from '../buyer/create-report.js';
import { reportSourceSchema } from '../report-document/source.js';
import { groups, lineAmounts, localCosts, payers } from './guide-fields.js';

const cents = z.number().int();
const state = z.string().length(2);
const slugs = z.object({ en: z.string(), es: z.string() });
const sourceId = z.string();
const sourceIds = z.array(sourceId);

/** Query of the state guides: the language of the texts. */
export const stateGuideQuery = z.strictObject({ lang: languageSchema.default('en') });
export type StateGuideQuery = z.infer<typeof stateGuideQuery>;

/** A line of the example: why it is paid, by whom, its calculation and source. */
export const guideLine = z.object({
  key: z.string(),
  name: z.string(),
  payer: z.enum(payers),
  /** Whether law or custom decides who pays a tax; null if neither does, and for lines that are not taxes. */
  payerBy: z.enum(['statute', 'custom']).nullable(),
  ...lineAmounts,
  working: z.string(),
  sourceId,
});
export type GuideLineView = z.infer<typeof guideLine>;

const guideGroup = z.object({
  group: z.enum(groups),
  buyerCents: cents,
  lines: z.array(guideLine),
});
export type GuideGroupView = z.infer<typeof guideGroup>;

/** A county's display name; `county` is its name for the quick estimate. */
export const guideCounty = z.object({
  name: z.string(),
  county: z.string(),
  ...localCosts,
  closingCostsCents: cents,
  propertyTaxPercent: z.number(),
  propertyTaxYearlyCents: cents,
  conformingLimitCents: cents,
  fhaLimitCents: cents,
});
export type GuideCountyView = z.infer<typeof guideCounty>;

/** Response of GET /api/public/state-guides/{state}: amounts in cents, texts in the requested language. */
export const stateGuideView = z
  .object({
    state,
    name: z.string(),
    slugs,
    language: languageSchema,
    /** The example's closing date (ISO), whose rules were applied. */
    asOf: z.iso.date(),
    /** When the figures were collected (ISO), for sources without a date of their own. */
    collectedOn: z.iso.date(),
    purchase: z.object({
      priceCents: cents,
      downPaymentPercent: z.number(),
      loanType: z.literal('Conventional'),
      loanAmountCents: cents,
      downPaymentCents: cents,
      county: z.string(),
    }),
    totals: z.object({
      closingCostsCents: cents,
      likelyLowCents: cents,
      likelyHighCents: cents,
      cashToCloseCents: cents,
    }),
    groups: z.array(guideGroup),
    /** The source that says there is no transfer tax; null if there is one. */
    noTransferTaxSourceId: sourceId.nullable(),
    /** The example's taxes for a first-time owner; null if they are the same. */
    firstTimeBuyer: z.object({ buyerTaxCents: cents, sellerTaxCents: cents }).nullable(),
    closedBy: z.enum(['attorney-customary', 'attorney-required', 'escrow', 'title-company']),
    counties: z.array(guideCounty),
    /** Counties with equal taxes and recording fees; the last group may be most of the state. */
    countyGroups: z.array(
      z.object({ counties: z.array(z.string()), isMost: z.boolean(), ...localCosts, sourceIds }),
    ),
    /** Cities whose taxes differ from their county's; `county` is null if unknown. */
    cities: z.array(z.object({ city: z.string(), county: z.string().nullable(), ...localCosts, sourceIds })),
    loanLimitsYear: z.number().int(),
    countySourceIds: z.object({ propertyTax: sourceIds, loanLimits: sourceId }),
    gaps: z.array(z.string()),
    neighbours: z.array(z.object({ state, name: z.string(), slug: z.string() })),
    sources: z.array(reportSourceSchema),
  })
  .meta({
    example: {
      state: 'DC',
      name: 'District of Columbia',
      slugs: { en: 'district-of-columbia', es: 'distrito-de-columbia' },
      language: 'en',
      asOf: '2027-01-15',
      collectedOn: '2026-11-20',
      purchase: {
        priceCents: 40_000_000,
        downPaymentPercent: 20,
        loanType: 'Conventional',
        loanAmountCents: 32_000_000,
        downPaymentCents: 8_000_000,
        county: 'District of Columbia',
      },
      totals: {
        closingCostsCents: 1_618_314,
        likelyLowCents: 1_516_000,
        likelyHighCents: 1_741_000,
        cashToCloseCents: 9_618_314,
      },
      groups: [
        {
          group: 'law',
          buyerCents: 440_000,
          lines: [
            {
              key: 'tax.dc-deed-recordation-tax',
              name: 'DC deed recordation tax',
              payer: 'buyer',
              payerBy: 'custom',
              buyerCents: 440_000,
              lowCents: 440_000,
              highCents: 440_000,
              sellerCents: 0,
              lenderCents: 0,
              exact: true,
              working: '$400,000.00 × 1.1% = $4,400.00',
              sourceId: 'S1',
            },
          ],
        },
      ],
      noTransferTaxSourceId: null,
      firstTimeBuyer: { buyerTaxCents: 290_000, sellerTaxCents: 440_000 },
      closedBy: 'title-company',
      counties: [
        {
          name: 'District of Columbia',
          county: 'District of Columbia',
          buyerTaxCents: 440_000,
          sellerTaxCents: 440_000,
          recordingCents: 19_600,
          closingCostsCents: 1_618_314,
          propertyTaxPercent: 0.57,
          propertyTaxYearlyCents: 228_000,
          conformingLimitCents: 124_912_500,
          fhaLimitCents: 124_912_500,
        },
      ],
      countyGroups: [
        {
          counties: ['District of Columbia'],
          isMost: true,
          buyerTaxCents: 440_000,
          sellerTaxCents: 440_000,
          recordingCents: 19_600,
          sourceIds: ['S1'],
        },
      ],
      cities: [],
      loanLimitsYear: 2026,
      countySourceIds: { propertyTax: ['S2'], loanLimits: 'S3' },
      gaps: [],
      neighbours: [{ state: 'MD', name: 'Maryland', slug: 'maryland' }],
      sources: [
        {
          id: 'S1',
          name: 'D.C. Code 42-1103',
          nameLanguage: 'en',
          caveat: null,
          url: 'https://otr.cfo.dc.gov',
          effectiveFrom: null,
          confidence: 'high',
        },
      ],
    },
  });
export type StateGuideView = z.infer<typeof stateGuideView>;

const guideSummary = z.object({
  state,
  name: z.string(),
  slugs,
  county: z.string(),
  closingCostsCents: cents,
  buyerTaxCents: cents,
  sellerTaxCents: cents,
});
export type GuideSummaryView = z.infer<typeof guideSummary>;

/** Response of GET /api/public/state-guides: the same example in each of the 51 states. */
export const stateGuidesView = z
  .object({
    language: languageSchema,
    asOf: z.iso.date(),
    priceCents: cents,
    states: z.array(guideSummary),
  })
  .meta({
    example: {
      language: 'en',
      asOf: '2027-01-15',
      priceCents: 40_000_000,
      states: [
        {
          state: 'TX',
          name: 'Texas',
          slugs: { en: 'texas', es: 'texas' },
          county: 'Harris County',
          closingCostsCents: 1_206_651,
          buyerTaxCents: 0,
          sellerTaxCents: 0,
        },
      ],
    },
  });
export type StateGuidesView = z.infer<typeof stateGuidesView>;

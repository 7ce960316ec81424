import { z } from 'zod';
import { loanTypes } from '@closewise/domain/closing-costs';
import { languageSchema } from '../buyer/create-report.js';
import { countyName } from '../buyer/place.js';
import { groups, payers } from './guide-fields.js';

const cents = z.number().int();
const priceMessage = 'Please enter a valid purchase price';
const loanMessage = 'Please enter a loan amount between $0 and the purchase price';

/** Dollars in a query string: `400000` or `400000.50`. */
const dollars = (message: string, least: number, most: number) =>
  z
    .string(message)
    .trim()
    .regex(/^\d{1,12}(\.\d{1,2})?$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));

/**
 * Query of GET /api/public/quick-estimate. Without a loan amount, the usual down payment of the loan type
 * applies.
 */
export const quickEstimateQuery = z
  .strictObject({
    state: z
      .string('Please enter the state’s two-letter code, such as TX')
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Please enter the state’s two-letter code, such as TX'),
    price: dollars(priceMessage, 1, 1_000_000_000),
    county: countyName.optional(),
    loanType: z.enum(loanTypes).default('Conventional'),
    loanAmount: dollars(loanMessage, 0, 1_000_000_000).optional(),
    lang: languageSchema.default('en'),
  })
  .refine(({ loanAmount = 0, price }) => loanAmount <= price, { path: ['loanAmount'], message: loanMessage })
  .refine(({ loanAmount = 0, loanType }) => loanType !== 'Cash' || loanAmount === 0, {
    path: ['loanAmount'],
    message: 'A cash purchase has no loan: please leave the loan amount out',
  });
export type QuickEstimateQuery = z.infer<typeof quickEstimateQuery>;

const range = { typicalCents: cents, lowCents: cents, highCents: cents };

/**
 * Response of GET /api/public/quick-estimate: taxes line by line, and totals of everything else. Single fees,
 * their sources and how to negotiate them are in the report.
 */
export const quickEstimateView = z
  .object({
    state: z.string().length(2),
    /** With the state's own name for it; null if none was given. */
    county: z.string().nullable(),
    /** The closing date (ISO) whose rules were applied. */
    asOf: z.iso.date(),
    priceCents: cents,
    loanType: z.enum(loanTypes),
    loanAmountCents: cents,
    downPaymentCents: cents,
    /** `lowCents` and `highCents` cover 8 of 10 outcomes. */
    closingCosts: z.object(range),
    /** If the seller pays the buyer's agent. */
    cashToCloseCents: cents,
    byLaw: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        payer: z.enum(payers),
        ...range,
        sellerCents: cents,
        exact: z.boolean(),
        working: z.string(),
      }),
    ),
    /** Other costs of buyers: the sum of the typical amounts, and the sums of the lows and highs. */
    groups: z.array(z.object({ group: z.enum(groups), fees: z.number().int(), ...range })),
    /** Sentences about the loan or the location that the buyer should know. */
    notices: z.array(z.string()),
  })
  .meta({
    example: {
      state: 'TX',
      county: 'Harris County',
      asOf: '2027-01-15',
      priceCents: 40_000_000,
      loanType: 'Conventional',
      loanAmountCents: 32_000_000,
      downPaymentCents: 8_000_000,
      closingCosts: { typicalCents: 1_206_651, lowCents: 1_068_551, highCents: 1_360_710 },
      cashToCloseCents: 9_206_651,
      byLaw: [
        {
          key: 'recording.deed',
          name: 'Recording of the deed',
          payer: 'buyer',
          typicalCents: 3_300,
          lowCents: 2_900,
          highCents: 4_100,
          sellerCents: 0,
          exact: false,
          working: '$25.00 first page + 2 × $4.00 each further page = $33.00',
        },
      ],
      groups: [{ group: 'lender', fees: 14, typicalCents: 871_151, lowCents: 490_000, highCents: 1_240_000 }],
      notices: [],
    },
  });
export type QuickEstimateView = z.infer<typeof quickEstimateView>;

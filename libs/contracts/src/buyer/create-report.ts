import { z } from 'zod';
import { buyerTypes, loanTypes, propertyTypes } from '@closewise/domain/closing-costs';
import { reportLanguages } from '@closewise/domain/reporting';
import { isEmailAddress, personText, referralCodes } from './shared-fields.js';
import { countyName, placeView } from './place.js';

export { reportLanguages };
export const languageSchema = z.enum(reportLanguages);
export type ReportLanguage = z.infer<typeof languageSchema>;

const isBlankOrEmail = (text: string): boolean => text.trim() === '' || isEmailAddress(text);
const priceMessage = 'Please enter a valid purchase price';

/** Body of POST /api/report/chain. `price` in dollars; city, state and zipCode as the client parsed them. */
export const createReportRequest = z
  .strictObject({
    address: personText(300).refine(
      (value) => value.trim().length >= 5,
      'Please include Street, City, State ZIP',
    ),
    price: z.number(priceMessage).min(1, priceMessage).max(1_000_000_000, priceMessage),
    buyerType: z.enum(buyerTypes),
    propertyType: z.enum(propertyTypes),
    hasPool: z.boolean().default(false),
    userEmail: personText(254).refine(isBlankOrEmail, 'Please enter a valid email address').nullish(),
    emailOptIn: z.boolean().default(false),
    agreedToTerms: z.boolean().optional(),
    city: personText(120).optional(),
    state: personText(60).optional(),
    zipCode: personText(20).optional(),
    county: countyName.optional(),
    insideCityLimits: z.boolean().optional(),
    loanType: z.enum(['FHA', 'Conventional', 'Cash']).optional(),
    ...referralCodes,
    language: languageSchema.optional(),
  })
  .refine(({ userEmail, emailOptIn }) => !emailOptIn || Boolean(userEmail?.trim()), {
    path: ['userEmail'],
    message: 'Please enter your email address',
  })
  .meta({
    example: {
      address: '1600 Main Street, Houston, TX 77002',
      price: 450_000,
      buyerType: 'first-time',
      propertyType: 'single-family',
      hasPool: false,
      userEmail: null,
      emailOptIn: false,
    },
  });
export type CreateReportRequest = z.input<typeof createReportRequest>;

/** Response of POST /api/report/chain, the only one that describes the property. */
export const createReportView = z
  .object({
    success: z.literal(true),
    reportId: z.number().int(),
    /** Not returned by any other call. */
    place: placeView.optional(),
    /**
     * Why the loan program does not cover the property, so that the report shows a conventional loan; null if
     * it does.
     */
    loanNotice: z
      .object({
        reason: z.enum(['property-type', 'over-limit', 'not-lived-in']),
        loanType: z.enum(loanTypes),
        /** The program's loan limit; null if the limit is not the reason. */
        limitCents: z.number().int().nullable(),
      })
      .nullable()
      .optional(),
  })
  .meta({ example: { success: true, reportId: 4711000000000042 } });
export type CreateReportView = z.infer<typeof createReportView>;

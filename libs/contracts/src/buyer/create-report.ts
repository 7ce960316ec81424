import { z } from 'zod';
import { buyerTypes, propertyTypes } from '@closewise/domain/closing-costs';

export const reportLanguages = ['en', 'es'] as const;
export const languageSchema = z.enum(reportLanguages);
export type ReportLanguage = z.infer<typeof languageSchema>;

/** Text of a person: no control characters or lone surrogates; markup is ordinary text. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !/[\u0000-\u001f\u007f]/.test(value) && value.isWellFormed(), {
      message: 'must not contain control characters',
    });

/** Body of POST /api/report/chain. `price` in dollars; city, state and zipCode are the client's parse. */
export const createReportRequest = z.strictObject({
  address: text(300).min(5, 'Please include Street, City, State ZIP'),
  price: z
    .number('Please enter a valid purchase price')
    .positive('Please enter a valid purchase price')
    .max(1_000_000_000, 'Please enter a valid purchase price'),
  buyerType: z.enum(buyerTypes),
  propertyType: z.enum(propertyTypes),
  hasPool: z.boolean().default(false),
  userEmail: text(254).nullish(),
  emailOptIn: z.boolean().default(false),
  agreedToTerms: z.boolean().optional(),
  city: text(120).optional(),
  state: text(60).optional(),
  zipCode: text(20).optional(),
  loanType: z.enum(['FHA', 'Conventional', 'Cash']).optional(),
  referralCode: text(40).nullish(),
  language: languageSchema.optional(),
});
export type CreateReportRequest = z.input<typeof createReportRequest>;

/** `place.problems` is what the buyer reads before paying; empty when the place was recognised. */
export const createReportView = z.object({
  success: z.literal(true),
  reportId: z.number().int(),
});
export type CreateReportView = z.infer<typeof createReportView>;

import { z } from 'zod';
import { buyerTypes, loanTypes, propertyTypes } from '@closewise/domain/closing-costs';
import { demoAddress, demoProperty } from '@closewise/domain/reporting';
import { personText } from './shared-fields.js';

const [street = '', city = ''] = demoAddress.split(', ');
/** The home in every demo report, whatever the request says. */
export const demoHome = {
  address: street,
  city,
  state: demoProperty.state,
  zipCode: demoProperty.zip,
  price: demoProperty.priceCents / 100,
  downPaymentPercent: 20,
  propertyType: 'Single Family',
  buyerType: 'First-time Homebuyer',
  loanType: demoProperty.loanType,
} as const;

/** Body of POST /api/reports, in the demo's or the order's terms. `price` in dollars. Nothing is stored. */
export const createDemoReportRequest = z
  .strictObject({
    address: personText(300),
    city: personText(120),
    state: personText(60),
    zipCode: personText(20),
    price: z.number().min(1).max(1_000_000_000),
    downPaymentPercent: z.number().min(0).max(100),
    propertyType: z.enum(['Single Family', ...propertyTypes]),
    buyerType: z.enum(['First-time Homebuyer', ...buyerTypes]),
    loanType: z.enum(loanTypes),
  })
  .meta({ example: demoHome });
export type CreateDemoReportRequest = z.input<typeof createDemoReportRequest>;

/** Response of POST /api/reports. */
export const demoReportCreatedView = z
  .object({
    success: z.literal(true),
    reportId: z.number().int(),
    status: z.literal('draft'),
    property: z.object({
      address: z.string(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string(),
      price: z.number(),
      downPaymentPercent: z.number(),
      propertyType: z.literal(demoHome.propertyType),
      buyerType: z.literal(demoHome.buyerType),
      loanType: z.literal(demoHome.loanType),
    }),
  })
  .meta({ example: { success: true, reportId: 2300000000000042, status: 'draft', property: demoHome } });
export type DemoReportCreatedView = z.infer<typeof demoReportCreatedView>;

/** Body of POST /api/reports/{id}/process: a simulated payment. */
export const processDemoReportRequest = z
  .strictObject({
    paymentIntentId: z
      .string()
      .regex(/^demo_[\w-]{1,64}$/, 'is not valid: a demo only accepts simulated payments, such as demo_1'),
  })
  .meta({ example: { paymentIntentId: 'demo_3f9a' } });
export type ProcessDemoReportRequest = z.input<typeof processDemoReportRequest>;

/** Response of POST /api/reports/{id}/process; the status endpoint reports the progress. */
export const demoReportStartedView = z
  .object({ success: z.literal(true), reportId: z.number().int() })
  .meta({ example: { success: true, reportId: 2300000000000042 } });
export type DemoReportStartedView = z.infer<typeof demoReportStartedView>;

import type { DomainEvent } from '../events/index.js';

/** Somebody tries what a report is; it is about the demo's one property, and nobody pays for it. */
export type DemoReportCreated = DomainEvent<'DemoReportCreated', Readonly<{ reportId: number }>>;

/** The payment was simulated; `paymentIntentId` is the demo's own. */
export type DemoReportProcessingStarted = DomainEvent<
  'DemoReportProcessingStarted',
  Readonly<{ reportId: number; paymentIntentId: string }>
>;

/** The report could be written in every language, and can be read. */
export type DemoReportCompleted = DomainEvent<'DemoReportCompleted', Readonly<{ reportId: number }>>;

/** All attempts were in vain. `reason` is for the operator. */
export type DemoReportFailed = DomainEvent<
  'DemoReportFailed',
  Readonly<{ reportId: number; reason: string }>
>;

/** Every fact of a `demo-report-{id}` stream. No sale, payment or figure of the business knows them. */
export type DemoReportEvent =
  | DemoReportCreated
  | DemoReportProcessingStarted
  | DemoReportCompleted
  | DemoReportFailed;

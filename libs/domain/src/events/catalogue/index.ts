import type { BalanceCorrected, LedgerSealed, VerificationEvent } from '../../ledger/facts.js';
import type { SaleEvent } from '../../affiliation/facts.js';
import type { PostEvent } from '../../content/facts.js';
import type { PayoutEvent } from '../../payouts/facts.js';
import type { PrivacyEvent } from '../../privacy/index.js';
import type { DemoReportEvent, ReportEvent, ReportMailRequested } from '../../reporting/index.js';
import type { EventCatalogue } from '../index.js';
import { administrationEvents, type AdministrationEvent } from './administration-events.js';
import { affiliationEvents, type AffiliationEvent } from './affiliation-events.js';
import { billingEvents, type BillingEvent } from './billing-events.js';
import { contentEvents } from './content-events.js';
import { correctionEvents } from './correction-events.js';
import { ledgerEvents, verificationEvents } from './ledger-events.js';
import { organizationsEvents, type OrganizationsEvent } from './organizations-events.js';
import { payoutEvents } from './payout-events.js';
import { privacyEvents } from './privacy-events.js';
import { demoReportEvents, reportingEvents } from './reporting-events.js';
import { saleEvents } from './sale-events.js';

export { ledgerEvents, payoutEvents, privacyEvents };

/** Every fact that the log may hold. */
export type ClosewiseEvent =
  | AdministrationEvent
  | AffiliationEvent
  | SaleEvent
  | BillingEvent
  | BalanceCorrected
  | DemoReportEvent
  | LedgerSealed
  | VerificationEvent
  | OrganizationsEvent
  | PayoutEvent
  | PrivacyEvent
  | PostEvent
  | ReportEvent
  | ReportMailRequested;

/** What is known of each of them. */
export const closewiseEvents: EventCatalogue<ClosewiseEvent> = {
  ...administrationEvents,
  ...affiliationEvents,
  ...saleEvents,
  ...billingEvents,
  ...contentEvents,
  ...correctionEvents,
  ...demoReportEvents,
  ...ledgerEvents,
  ...verificationEvents,
  ...organizationsEvents,
  ...payoutEvents,
  ...privacyEvents,
  ...reportingEvents,
};

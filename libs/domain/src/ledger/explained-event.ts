import type { AffiliateEvent, SaleEvent } from '../affiliation/facts.js';
import type { PaymentEvent, PaymentReferred } from '../billing/facts.js';
import type { OrganizationEvent } from '../organizations/facts.js';
import type { PayoutEvent } from '../payouts/facts.js';
import type { ReportEvent } from '../reporting/facts.js';
import type { BalanceCorrected } from './ledger-events.js';

/** The events that explain an entry of the books. */
export type ExplainedEvent =
  | AffiliateEvent
  | SaleEvent
  | BalanceCorrected
  | OrganizationEvent
  | PaymentEvent
  | PaymentReferred
  | PayoutEvent
  | ReportEvent;

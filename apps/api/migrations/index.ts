import { EventLog1763700000000 } from './1763700000000-event-log.js';
import { Processing1763700100000 } from './1763700100000-processing.js';
import { ReportsAndPayments1763700200000 } from './1763700200000-reports-and-payments.js';
import { SingleAppends1763700300000 } from './1763700300000-single-appends.js';
import { PaymentLookups1763700410000 } from './1763700410000-payment-lookups.js';
import { KeysOfPersons1763700800000 } from './1763700800000-keys-of-persons.js';
import { Mails1763700900000 } from './1763700900000-mails.js';
import { StripeEvents1763701000000 } from './1763701000000-stripe-events.js';
import { AdminPasswords1763701100000 } from './1763701100000-admin-passwords.js';
import { RateLimits1763701110000 } from './1763701110000-rate-limits.js';
import { Sessions1763701120000 } from './1763701120000-sessions.js';
import { SecondFactors1763701130000 } from './1763701130000-second-factors.js';
import { OrganizationPasswords1763701150000 } from './1763701150000-organization-passwords.js';
import { LedgerSeals1763701200000 } from './1763701200000-ledger-seals.js';
import { SimulatedCards1763701300000 } from './1763701300000-simulated-cards.js';
import { EventsAsJsonText1763701400000 } from './1763701400000-events-as-json-text.js';
import { KeysWithEvents1763701500000 } from './1763701500000-keys-with-events.js';
import { SimulatedPayouts1763701600000 } from './1763701600000-simulated-payouts.js';
import { CardNumbers1763701700000 } from './1763701700000-card-numbers.js';
import { PremiumCents1763701900000 } from './1763701900000-premium-cents.js';
import { SimulatedRefunds1763702000000 } from './1763702000000-simulated-refunds.js';
import { Visits1763702200000 } from './1763702200000-visits.js';
import { ReportHeadlines1763702300000 } from './1763702300000-report-headlines.js';
import { Jobs1763800100000 } from './1763800100000-jobs.js';

/**
 * Every migration, oldest first; run at start, each in a transaction of its own.
 * To add one: a file `<milliseconds>-<what-it-makes>.ts` here, exporting a class whose name ends in the same number
 * and that implements `up` and `down` in SQL. Append the class to this list and never change one that was released.
 * Declare durable tables also as entities `…Row` of the owning module, listed in src/durable-tables.ts,
 * with constraint names equal to those of the SQL: a test compares both. Expand now, contract a release later.
 */
export const migrations = [
  EventLog1763700000000,
  Processing1763700100000,
  ReportsAndPayments1763700200000,
  SingleAppends1763700300000,
  PaymentLookups1763700410000,
  KeysOfPersons1763700800000,
  Mails1763700900000,
  StripeEvents1763701000000,
  AdminPasswords1763701100000,
  RateLimits1763701110000,
  Sessions1763701120000,
  SecondFactors1763701130000,
  OrganizationPasswords1763701150000,
  LedgerSeals1763701200000,
  SimulatedCards1763701300000,
  EventsAsJsonText1763701400000,
  KeysWithEvents1763701500000,
  SimulatedPayouts1763701600000,
  CardNumbers1763701700000,
  PremiumCents1763701900000,
  SimulatedRefunds1763702000000,
  Visits1763702200000,
  ReportHeadlines1763702300000,
  Jobs1763800100000,
] as const;

import { AdminPasswordRow, RecoveryCodeRow, SecondFactorRow } from './administration/index.js';
import { LedgerSealProgressRow } from './affiliation/index.js';
import {
  PaymentLookupRow,
  SimulatedPaymentRow,
  SimulatedPayoutAccountRow,
  SimulatedPayoutLinkRow,
  SimulatedTransferRow,
  StripeCatchUpRow,
  StripeEventRow,
} from './billing/index.js';
import { OrganizationPasswordRow } from './organizations/index.js';
import { SessionRow } from './platform/auth/sessions/session-rows.js';
import type { DurableTable } from './platform/database/data-source.js';
import { RateLimitRow } from './platform/http/rate-limits/rate-limits.js';
import { EnqueuedJobRow } from './platform/jobs/job-queue.js';
import { RecurringRunRow } from './platform/jobs/recurring-jobs.js';
import { MailDeliveryRow } from './platform/mail/mail-deliveries.js';
import { OutboxMailRow } from './platform/mail/outbox/outbox.js';
import { SubjectKeyRow } from './platform/personal-data/subject-key.table.js';
import { CheckpointRow } from './platform/projections/checkpoints.js';
import { ReportDocumentRow } from './reporting/index.js';
import { VisitorMarkRow, VisitSaltRow, VisitsRow } from './visits/index.js';

/** The entities of all tables in the schema `durable`; a test compares them with the migrations. */
export const durableTables: readonly DurableTable[] = [
  SubjectKeyRow,
  AdminPasswordRow,
  SecondFactorRow,
  RecoveryCodeRow,
  OrganizationPasswordRow,
  SessionRow,
  CheckpointRow,
  EnqueuedJobRow,
  RecurringRunRow,
  MailDeliveryRow,
  OutboxMailRow,
  ReportDocumentRow,
  SimulatedPaymentRow,
  SimulatedPayoutAccountRow,
  SimulatedPayoutLinkRow,
  SimulatedTransferRow,
  PaymentLookupRow,
  StripeEventRow,
  StripeCatchUpRow,
  RateLimitRow,
  LedgerSealProgressRow,
  VisitsRow,
  VisitSaltRow,
  VisitorMarkRow,
];

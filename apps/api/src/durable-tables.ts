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
import { SessionRow } from './platform/auth/sessions/session.table.js';
import type { DurableTable } from './platform/database/data-source.js';
import { RateLimitRow } from './platform/http/rate-limits/rate-limit.table.js';
import { EnqueuedJobRow, JobRunRow, RecurringRunRow } from './platform/jobs/job.table.js';
import { MailDeliveryRow } from './platform/mail/mail-delivery.table.js';
import { OutboxMailRow } from './platform/mail/outbox/outbox-mail.table.js';
import { SubjectKeyRow } from './platform/personal-data/subject-key.table.js';
import { CheckpointRow } from './platform/projections/checkpoint.table.js';
import { ReportDocumentRow } from './reporting/index.js';
import { VisitorMarkRow, VisitSaltRow, VisitsRow } from './visits/index.js';

/** The entities of every module's tables in the schema `durable`; a test compares them with the migrations. */
export const durableTables: readonly DurableTable[] = [
  SubjectKeyRow,
  AdminPasswordRow,
  SecondFactorRow,
  RecoveryCodeRow,
  OrganizationPasswordRow,
  SessionRow,
  CheckpointRow,
  EnqueuedJobRow,
  JobRunRow,
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

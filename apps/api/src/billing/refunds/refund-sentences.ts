import { formatCents } from '@closewise/domain/money';
import type { AuditedEvents } from '../../administration/index.js';

/** What admins and the operator gave back, in the words of the list of admin actions. */
export const refundSentences: AuditedEvents['sentences'] = {
  RefundRequested: ({ paymentId, amountCents }) =>
    `Refunded ${formatCents(Number(amountCents))} of the payment ${String(paymentId)}`,
};

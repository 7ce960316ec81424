import type { Decider } from '../events/index.js';
import type { PremiumPaymentReserved, ReportPaymentReserved } from './payment-events.js';

/** The intent that pays for a report or its premium; `attempt` counts from 1, and is 0 without an intent. */
export type ReportPaymentState =
  | Readonly<{ attempt: 0 }>
  | Readonly<{ attempt: number; provider: string; intentId: string }>;

/** The intent that an attempt created; `attempt` is one more than that of the previous reservation. */
export type ReserveReportPayment = Readonly<{
  type: 'ReserveReportPayment';
  reportId: number;
  provider: string;
  intentId: string;
  attempt: number;
}>;

/** The stream with the intent that pays for the upgrade of a report. */
export const premiumPaymentStream = (reportId: number): string => `premium-payment-${reportId}`;

/** The stream with the intent that pays for a report. */
export const reportPaymentStream = (reportId: number): string => `report-payment-${reportId}`;

type Reserved = ReportPaymentReserved | PremiumPaymentReserved;

/** The first intent of an attempt wins; a later caller with the same attempt uses that intent. */
const reservationOf = <Event extends Reserved>(
  type: Event['type'],
): Decider<ReserveReportPayment, ReportPaymentState, Reserved> => ({
  initialState: { attempt: 0 },
  decide({ reportId, provider, intentId, attempt }, state) {
    if (attempt !== state.attempt + 1) return [];
    return [{ type, data: { reportId, provider, intentId, attempt } }];
  },
  evolve(_state, { data: { attempt, provider, intentId } }) {
    return { attempt, provider, intentId };
  },
});

/** The intent for a report, with premium if it was chosen at checkout. */
export const reportPaymentDecider = reservationOf<ReportPaymentReserved>('ReportPaymentReserved');

/** The intent for the upgrade of a report that was bought without premium. */
export const premiumPaymentDecider = reservationOf<PremiumPaymentReserved>('PremiumPaymentReserved');

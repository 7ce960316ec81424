import type { Decider } from '../events/index.js';
import type { PremiumPaymentReserved, ReportPaymentReserved } from './payment-events.js';

/** Which intent a report, or its premium, is paid by; `attempt` counts from 1, 0 while there is none. */
export type ReportPaymentState =
  | Readonly<{ attempt: 0 }>
  | Readonly<{ attempt: number; provider: string; intentId: string }>;

/** The intent that an attempt has created; `attempt` is one more than that of the reservation it found. */
export type ReserveReportPayment = Readonly<{
  type: 'ReserveReportPayment';
  reportId: number;
  provider: string;
  intentId: string;
  attempt: number;
}>;

/** The one stream that says which intent a report is upgraded by. */
export const premiumPaymentStream = (reportId: number): string => `premium-payment-${reportId}`;

/** The one stream that says which intent a report is paid by. */
export const reportPaymentStream = (reportId: number): string => `report-payment-${reportId}`;

type Reserved = ReportPaymentReserved | PremiumPaymentReserved;

/** The first intent of an attempt stands; whoever comes later with the same attempt takes that one. */
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

/** By which intent a report is paid, with premium where it is chosen at checkout. */
export const reportPaymentDecider = reservationOf<ReportPaymentReserved>('ReportPaymentReserved');

/** By which intent a report that was bought without premium is upgraded. */
export const premiumPaymentDecider = reservationOf<PremiumPaymentReserved>('PremiumPaymentReserved');

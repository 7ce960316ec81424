import type { PlaceProblem } from '@closewise/domain/place';

/** What a payment has to know of the report that it is for; `isPaid`: it is in the making already, or made. */
export type PayableReport = Readonly<{
  reportId: number;
  isPaid: boolean;
  buyerEmail: string | null;
  referralCode: string | null;
  placeProblems: readonly PlaceProblem[];
}>;

/** The reports that may be paid for. Whoever makes them answers: billing knows no other module than administration. */
export abstract class PayableReports {
  /** Null when there is no such report, or when it was erased. */
  abstract find(reportId: number): Promise<PayableReport | null>;

  /** The report with the id in an address; an unknown one costs the address a miss and is refused with 404. */
  abstract known(idInAddress: string, clientAddress: string): Promise<PayableReport>;

  /** The same of a report that is paid: one that is not is refused like an unknown one. */
  abstract paid(idInAddress: string, clientAddress: string): Promise<PayableReport>;
}

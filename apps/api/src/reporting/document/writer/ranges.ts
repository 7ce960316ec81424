import type { ReportFee } from '@closewise/contracts/report-document';

/** What the buyer pays: low, typical, high. */
export type BuyerRange = ReportFee['buyer'];

/** Adds up what the buyer pays for these fees. */
export function sumOf(fees: readonly { buyer: BuyerRange }[]): BuyerRange {
  return fees.reduce(
    (total, { buyer }) => ({
      lowCents: total.lowCents + buyer.lowCents,
      typicalCents: total.typicalCents + buyer.typicalCents,
      highCents: total.highCents + buyer.highCents,
    }),
    { lowCents: 0, typicalCents: 0, highCents: 0 },
  );
}

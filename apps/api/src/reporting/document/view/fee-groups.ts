import type { ReportFee } from '@closewise/contracts/report-document';

/** To be expected, only in some purchases, or charged to others. */
export const feeGroups = ['expected', 'onlyIf', 'byOthers'] as const;
export type FeeGroup = (typeof feeGroups)[number];

/** In which of the three groups a fee is, by what the buyer may have to pay. */
export function groupOf({ buyer }: Pick<ReportFee, 'buyer'>): FeeGroup {
  if (buyer.typicalCents !== 0) return 'expected';
  return buyer.lowCents !== 0 || buyer.highCents !== 0 ? 'onlyIf' : 'byOthers';
}

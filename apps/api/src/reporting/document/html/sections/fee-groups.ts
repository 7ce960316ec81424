import type { ReportFee } from '@closewise/contracts/report-document';
import type { Labels } from '../labels.en.js';

export type FeeGroup = Readonly<{
  title: keyof Labels['fee'] & ('expected' | 'onlyIf' | 'byOthers');
  fees: readonly ReportFee[];
}>;

/** A list in three parts: to be expected, only in some purchases, and charged to others. */
export function groupsOf(fees: readonly ReportFee[]): FeeGroup[] {
  const isExpected = ({ buyer }: ReportFee) => buyer.typicalCents !== 0;
  const isPossible = ({ buyer }: ReportFee) => buyer.lowCents !== 0 || buyer.highCents !== 0;
  const groups: FeeGroup[] = [
    { title: 'expected', fees: fees.filter(isExpected) },
    { title: 'onlyIf', fees: fees.filter((fee) => !isExpected(fee) && isPossible(fee)) },
    { title: 'byOthers', fees: fees.filter((fee) => !isExpected(fee) && !isPossible(fee)) },
  ];
  return groups.filter((group) => group.fees.length > 0);
}

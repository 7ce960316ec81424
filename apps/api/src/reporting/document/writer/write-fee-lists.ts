import {
  isAtClosing,
  type FeeList,
  type NegotiableFees,
  type ReportFee,
} from '@closewise/contracts/report-document';
import { sumOf } from './ranges.js';
import type { ReportDocumentInput } from './report-document-input.js';
import { scriptFor } from './script-for.js';
import type { Writing } from './writing.js';

const largestFirst = (left: ReportFee, right: ReportFee): number =>
  right.buyer.typicalCents - left.buyer.typicalCents || right.buyer.highCents - left.buyer.highCents;

function heading({ texts, formats }: Writing, category: ReportFee['category'], fees: readonly ReportFee[]) {
  const { title, introduction, none } = texts.fees[category];
  const amount = formats.roughMoney(sumOf(fees).typicalCents);
  const inTotal = fees.filter((fee) => isAtClosing(fee) && fee.buyer.typicalCents > 0);
  const names = inTotal.length > 0 ? formats.list(inTotal.map(({ name }) => name)) : null;
  const hasLender = fees.some(({ requiredBy }) => requiredBy === 'lender');
  return { title, introduction: fees.length > 0 ? introduction(amount, names, hasLender) : none };
}

/** Required or optional fees, the largest first. */
export function writeFeeList(
  writing: Writing,
  fees: readonly ReportFee[],
  category: 'required' | 'optional',
): FeeList {
  const listed = fees.filter((fee) => fee.category === category).toSorted(largestFirst);
  return { ...heading(writing, category, listed), feeIds: listed.map((fee) => fee.id) };
}

/** Negotiable fees, the largest first, each with words to say. */
export function writeNegotiableFees(
  writing: Writing,
  input: ReportDocumentInput,
  fees: readonly ReportFee[],
): NegotiableFees {
  const lineOf = new Map(input.estimate.lines.map((line) => [line.key, line]));
  const listed = fees.filter((fee) => fee.category === 'negotiable').toSorted(largestFirst);
  return {
    ...heading(writing, 'negotiable', listed),
    fees: listed.map((fee) => ({
      feeId: fee.id,
      ...scriptFor(writing, input, fee, lineOf.get(fee.id)),
    })),
  };
}

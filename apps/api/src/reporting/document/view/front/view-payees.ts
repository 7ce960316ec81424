import { isAtClosing } from '@closewise/contracts/report-document';
import { anchors } from '../anchors.js';
import type { ViewSection } from '../report-view.js';
import type { Viewing } from '../viewing.js';
import { apportion } from './apportion.js';
import { payeeOf } from './payee-of.js';

/** To $5, the finest step of an amount that is shown rounded. */
const step = 500;

/** To whom the closing costs go; null where there are none. The bars add up to the closing costs as they are shown. */
export function viewPayees({ document, words, formats }: Viewing): ViewSection | null {
  const { cashToClose, totals } = document.sections.costSummary;
  const shown = cashToClose?.rows.find(({ row }) => row === 'J')?.cents ?? totals.atClosing.typicalCents;
  const totalCents = Math.round(shown / step) * step;
  const paid = Map.groupBy(
    document.fees.filter((fee) => isAtClosing(fee) && fee.buyer.typicalCents > 0),
    payeeOf,
  );
  const groups = [...paid]
    .map(([payee, fees]) => ({ payee, cents: fees.reduce((sum, { buyer }) => sum + buyer.typicalCents, 0) }))
    .toSorted((left, right) => right.cents - left.cents);
  if (groups.length === 0) return null;
  const shares = apportion(
    groups.map(({ cents }) => cents),
    totalCents,
    step,
  );
  const longest = Math.max(...shares);
  const percentOf = (cents: number, all: number): string => {
    const percent = Math.round((cents / all) * 100);
    return percent === 0 && cents > 0 ? `<${formats.percent(1)}` : formats.percent(percent);
  };
  return {
    anchor: anchors.whoGetsPaid,
    title: words.payees.title,
    introduction: words.payees.introduction(formats.dollars(totalCents)),
    blocks: [
      {
        kind: 'bars',
        title: words.payees.title,
        caption: words.payees.caption,
        items: groups.map(({ payee }, index) => ({
          key: payee,
          ...words.payees.groups[payee],
          ...(payee === 'government' &&
            document.property.loanAmountCents === 0 && { detail: words.payees.governmentWithoutLoan }),
          amount: formats.dollars(shares[index]!),
          share: percentOf(shares[index]!, totalCents),
          bar: { from: 0, to: shares[index]! / longest },
        })),
      },
    ],
  };
}

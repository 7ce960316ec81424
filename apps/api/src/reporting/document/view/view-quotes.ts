import { isAtClosing, type ReportFee } from '@closewise/contracts/report-document';
import { loanEstimateSections } from '@closewise/domain/closing-costs';
import { type Viewing, anchors, anchorOfFee } from './viewing.js';
import type { QuotesBlock } from './blocks.js';
import { feeGroupOf, hasLoanEstimate } from './report-fees.js';
import type { ViewSection } from './report-view.js';

type Row = QuotesBlock['groups'][number]['rows'][number];

/** All fees that the buyer may pay, with room for quotes. */
export function viewQuotes(viewing: Viewing): ViewSection {
  const { document, words } = viewing;
  const { title, name, low, typical, high, withoutLender, ...withLender } = words.quotes;
  const { introduction, caption, quote } = hasLoanEstimate(document) ? withLender : withoutLender;
  const others = document.fees.filter((fee) => feeGroupOf(fee) === 'byOthers');
  return {
    anchor: anchors.allFees,
    title,
    introduction,
    blocks: [
      {
        kind: 'quotes',
        caption: others.length > 0 ? `${caption} ${words.quotes.paidByOthers(others.length)}` : caption,
        columns: { name, low, typical, high, quote },
        groups: groupsOf(viewing),
      },
    ],
  };
}

function groupsOf(viewing: Viewing): QuotesBlock['groups'] {
  const { document } = viewing;
  const named = new Map(document.sections.costSummary.breakdown.map(({ section, name }) => [section, name]));
  return loanEstimateSections
    .map((section) => ({
      section,
      letter: section.length === 1 ? section : null,
      name: named.get(section) ?? section,
      rows: [...rowsOf(viewing, section, 'expected'), ...rowsOf(viewing, section, 'onlyIf')],
    }))
    .filter(({ rows }) => rows.length > 0);
}

const rowsOf = (
  viewing: Viewing,
  section: ReportFee['loanEstimateSection'],
  group: 'expected' | 'onlyIf',
): Row[] =>
  viewing.document.fees
    .filter((fee) => fee.loanEstimateSection === section && feeGroupOf(fee) === group)
    .map((fee) => rowOf(viewing, fee, group === 'onlyIf'));

/** Whether the fee needs no remark that it is not in the total. Fees after closing have their own heading. */
const isCounted = (fee: ReportFee): boolean => isAtClosing(fee) || fee.loanEstimateSection === 'post-closing';

function rowOf({ words, amount }: Viewing, fee: ReportFee, isConditional: boolean): Row {
  const { lowCents, typicalCents, highCents } = fee.buyer;
  return {
    name: isConditional || isCounted(fee) ? fee.name : `${fee.name} (${words.quotes.notInTotal})`,
    low: amount(fee, lowCents),
    typical: isConditional ? words.quotes.ifApplies : amount(fee, typicalCents),
    high: amount(fee, highCents),
    isConditional,
    anchor: anchorOfFee(fee.id),
  };
}

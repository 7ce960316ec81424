import { isAtClosing, type ReportFee } from '@closewise/contracts/report-document';
import { loanEstimateSections } from '@closewise/domain/closing-costs';
import { anchors } from '../anchors.js';
import type { QuotesBlock } from '../blocks.js';
import { groupOf } from '../fee-groups.js';
import { hasLoanEstimate } from '../has-loan-estimate.js';
import type { ViewSection } from '../report-view.js';
import { anchorOfFee, type Viewing } from '../viewing.js';

type Row = QuotesBlock['groups'][number]['rows'][number];

/** Every fee that the buyer may pay on one list, with room for what a lender or a company asks. */
export function viewQuotes(viewing: Viewing): ViewSection {
  const { document, words } = viewing;
  const { title, name, low, typical, high, withoutLender, ...withLender } = words.quotes;
  const { introduction, caption, quote } = hasLoanEstimate(document) ? withLender : withoutLender;
  const others = document.fees.filter((fee) => groupOf(fee) === 'byOthers');
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
    .filter((fee) => fee.loanEstimateSection === section && groupOf(fee) === group)
    .map((fee) => rowOf(viewing, fee, group === 'onlyIf'));

/** Whether it needs no remark that the sum above is without it: what comes after closing stands under its own heading. */
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

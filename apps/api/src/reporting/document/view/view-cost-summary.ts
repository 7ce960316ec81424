import type { ReportFee } from '@closewise/contracts/report-document';
import { type Viewing, anchors } from './viewing.js';
import { noticesBlock } from './view-notices.js';
import type { ViewSection } from './report-view.js';
import { sumBlock } from './sum-block.js';
import { sumOf } from '../writer/fee-groups.js';
import type { KindsBlock } from './blocks.js';
import { feeGroupOf } from './report-fees.js';

/** What adds up to the cash to close, what to know about it, and which fees can be changed. */
export function viewCostSummary(viewing: Viewing): ViewSection {
  const { title, introduction, notes, notices } = viewing.document.sections.costSummary;
  const first = notices.filter(({ isFirst }) => isFirst);
  return {
    anchor: anchors.costSummary,
    title,
    introduction,
    blocks: [
      ...(first.length > 0 ? [noticesBlock(viewing, first)] : []),
      sumBlock(viewing),
      ...(notes.length > 0 ? [{ kind: 'remarks', title: null, sentences: notes } as const] : []),
      kindsBlock(viewing),
    ],
  };
}

const isExpected = (fee: ReportFee): boolean => feeGroupOf(fee) === 'expected';

/** The totals of required, negotiable and optional fees. Conditional fees are excluded from the ranges. */
function kindsBlock({ document, words, formats }: Viewing): KindsBlock {
  const { sections, fees } = document;
  const anchorOf = {
    required: anchors.requiredFees,
    negotiable: anchors.negotiableFees,
    optional: anchors.optionalFees,
  };
  const textOf = {
    required: sections.requiredFees.introduction,
    negotiable: sections.negotiableFees.introduction,
    optional: sections.optionalFees.introduction,
  };
  const kinds = (['required', 'negotiable', 'optional'] as const).map((category) => {
    const ofCategory = fees.filter((fee) => fee.category === category);
    const { lowCents, typicalCents, highCents } = sumOf(ofCategory.filter(isExpected));
    const count = ofCategory.length;
    return {
      category,
      name: words.kinds[category],
      amount: formats.roughMoney(typicalCents),
      range:
        lowCents === highCents
          ? null
          : words.range(formats.roughMoney(lowCents), formats.roughMoney(highCents)),
      text: textOf[category],
      anchor: anchorOf[category],
      link: words.kinds.link(count),
    };
  });
  return { kind: 'kinds', title: words.kinds.title, kinds };
}

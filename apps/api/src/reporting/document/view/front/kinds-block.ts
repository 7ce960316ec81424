import type { ReportFee } from '@closewise/contracts/report-document';
import { sumOf } from '../../writer/ranges.js';
import { anchors } from '../anchors.js';
import type { KindsBlock } from '../blocks.js';
import { groupOf } from '../fee-groups.js';
import type { Viewing } from '../viewing.js';

const isExpected = (fee: ReportFee): boolean => groupOf(fee) === 'expected';

/** Required, negotiable and optional: how much each comes to, and what can be done about it. What arises in some purchases only is in no range. */
export function kindsBlock({ document, words, formats }: Viewing): KindsBlock {
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

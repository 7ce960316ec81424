import { anchors } from '../anchors.js';
import type { KindsBlock } from '../blocks.js';
import type { Viewing } from '../viewing.js';

/** Required, negotiable and optional: how much each comes to, and what can be done about it. */
export function kindsBlock({ document, words, formats }: Viewing): KindsBlock {
  const { sections, fees } = document;
  const { totals } = sections.costSummary;
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
    const { lowCents, typicalCents, highCents } = totals[category];
    const count = fees.filter((fee) => fee.category === category).length;
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

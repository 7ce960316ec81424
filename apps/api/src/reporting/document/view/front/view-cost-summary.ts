import { anchors } from '../anchors.js';
import { noticesBlock } from '../notices-block.js';
import type { ViewSection } from '../report-view.js';
import type { Viewing } from '../viewing.js';
import { kindsBlock } from './kinds-block.js';
import { sumBlock } from './sum-block.js';

/** What adds up to the headline, what to know about it, and which of the fees can be changed. */
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

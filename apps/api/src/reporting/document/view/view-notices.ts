import type { CostSummary } from '@closewise/contracts/report-document';
import { type Viewing, anchors } from './viewing.js';
import type { ViewSection } from './report-view.js';
import type { NoticesBlock } from './blocks.js';
import { withoutEmptyCents } from './report-fees.js';

/** The notices that are not on the front; null without any. */
export function viewNotices(viewing: Viewing): ViewSection | null {
  const others = viewing.document.sections.costSummary.notices.filter(({ isFirst }) => !isFirst);
  if (others.length === 0) return null;
  const { title, introduction } = viewing.words.notices;
  return { anchor: anchors.notices, title, introduction, blocks: [noticesBlock(viewing, others)] };
}

/** Rules that the buyer must know, with their calculation if any. */
export const noticesBlock = ({ sourceMark }: Viewing, notices: CostSummary['notices']): NoticesBlock => ({
  kind: 'notices',
  notices: notices.map(({ title, text, calculation, sourceId }) => ({
    title,
    text: calculation ? `${text} ${withoutEmptyCents(calculation)}.` : text,
    source: sourceMark({ sourceId }),
  })),
});

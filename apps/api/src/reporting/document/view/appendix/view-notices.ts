import { anchors } from '../anchors.js';
import { noticesBlock } from '../notices-block.js';
import type { ViewSection } from '../report-view.js';
import type { Viewing } from '../viewing.js';

/** Rules that concern this purchase, but for those that the front begins with; null where there are none. */
export function viewNotices(viewing: Viewing): ViewSection | null {
  const others = viewing.document.sections.costSummary.notices.filter(({ isFirst }) => !isFirst);
  if (others.length === 0) return null;
  const { title, introduction } = viewing.words.notices;
  return { anchor: anchors.notices, title, introduction, blocks: [noticesBlock(viewing, others)] };
}

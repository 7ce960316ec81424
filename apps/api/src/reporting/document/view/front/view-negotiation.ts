import { anchors } from '../anchors.js';
import type { ViewSection } from '../report-view.js';
import { savingsBlock, strategiesBlock } from '../strategies.js';
import type { Viewing } from '../viewing.js';

/** So many of the strategies are on the front; the others are in the appendix. */
export const strategiesOnFront = 3;

/** What to negotiate first and with which words, below a chart of what all of it can save. */
export function viewNegotiation(viewing: Viewing): ViewSection {
  const { title, introduction, strategies } = viewing.document.sections.negotiationStrategies;
  return {
    anchor: anchors.negotiationStrategies,
    title,
    introduction,
    blocks:
      strategies.length > 0 ? [savingsBlock(viewing), strategiesBlock(viewing, 0, strategiesOnFront)] : [],
  };
}

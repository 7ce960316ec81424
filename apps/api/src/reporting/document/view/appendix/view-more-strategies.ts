import { anchors } from '../anchors.js';
import { strategiesOnFront } from '../front/view-negotiation.js';
import type { ViewSection } from '../report-view.js';
import { strategiesBlock } from '../strategies.js';
import type { Viewing } from '../viewing.js';

/** The strategies that the front has no room for; null where it has all of them. */
export function viewMoreStrategies(viewing: Viewing): ViewSection | null {
  const { strategies } = viewing.document.sections.negotiationStrategies;
  if (strategies.length <= strategiesOnFront) return null;
  const { more, moreIntroduction } = viewing.words.savings;
  return {
    anchor: anchors.moreStrategies,
    title: more,
    introduction: moreIntroduction,
    blocks: [strategiesBlock(viewing, strategiesOnFront)],
  };
}

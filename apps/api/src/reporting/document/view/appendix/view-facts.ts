import type { ReportFact } from '@closewise/contracts/report-document';
import { anchors } from '../anchors.js';
import type { FactsBlock } from '../blocks.js';
import type { ViewSection } from '../report-view.js';
import type { Viewing } from '../viewing.js';

/** Facts with their sources. */
export const factsBlock = ({ sourceMark }: Viewing, facts: readonly ReportFact[]): FactsBlock => ({
  kind: 'facts',
  facts: facts.map(({ label, value, explanation, sourceId, confidence }) => ({
    label,
    value,
    text: explanation,
    source: sourceId ? sourceMark({ sourceId, confidence }) : null,
  })),
});

/** What sets the prices here. */
export function viewMarketAnalysis(viewing: Viewing): ViewSection {
  const { title, introduction, facts } = viewing.document.sections.marketAnalysis;
  return { anchor: anchors.marketAnalysis, title, introduction, blocks: [factsBlock(viewing, facts)] };
}

/** How a purchase closes here, and what the estimate could not know. */
export function viewLocalInsights(viewing: Viewing): ViewSection {
  const { title, introduction, facts, unknowns } = viewing.document.sections.localInsights;
  return {
    anchor: anchors.localInsights,
    title,
    introduction,
    blocks: [
      ...(facts.length > 0 ? [factsBlock(viewing, facts)] : []),
      { kind: 'remarks', title: viewing.words.unknowns, sentences: unknowns },
    ],
  };
}

import {
  type ReportFact,
  premiumSectionOrder,
  type PremiumSection,
  type PremiumSectionKey,
  type PremiumSections,
} from '@closewise/contracts/report-document';
import { type Viewing, anchors } from './viewing.js';
import type { FactsBlock, Block } from './blocks.js';
import type { ViewSection } from './report-view.js';

/** Facts with their sources. */
const factsBlock = ({ sourceMark }: Viewing, facts: readonly ReportFact[]): FactsBlock => ({
  kind: 'facts',
  facts: facts.map(({ label, value, explanation, sourceId, confidence }) => ({
    label,
    value,
    text: explanation,
    source: sourceId ? sourceMark({ sourceId, confidence }) : null,
  })),
});

/** What sets prices in this place. */
export function viewMarketAnalysis(viewing: Viewing): ViewSection {
  const { title, introduction, facts } = viewing.document.sections.marketAnalysis;
  return { anchor: anchors.marketAnalysis, title, introduction, blocks: [factsBlock(viewing, facts)] };
}

/** How a purchase closes in this place, and what the estimate could not know. */
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

/** How to find and judge comparable sales. */
export function viewComparables({ document, words }: Viewing): ViewSection {
  const { title, introduction, steps, questions } = document.sections.comparableProperties;
  return {
    anchor: anchors.comparableProperties,
    title,
    introduction,
    blocks: [
      { kind: 'steps', steps },
      { kind: 'checks', title: words.questions, sentences: questions },
    ],
  };
}

/** The anchors of the report's sections, the same in all languages. */
const premiumAnchors: Readonly<Record<PremiumSectionKey, string>> = {
  floodZone: 'flood-zone',
  taxHistory: 'tax-history',
  schools: 'schools',
  neighbourhood: 'neighborhood-statistics',
  comparableSales: 'comparable-sales',
};

/** The five premium sections. A section without facts has a single sentence. */
export const viewPremium = (viewing: Viewing, sections: PremiumSections): ViewSection[] =>
  premiumSectionOrder.map((key) => viewSection(viewing, premiumAnchors[key], sections[key]));

function viewSection(viewing: Viewing, anchor: string, section: PremiumSection): ViewSection {
  const { title, introduction, answer, facts, remarks, questions } = section;
  const blocks: (Block | null)[] = [
    answer === null ? null : { kind: 'remarks', title: null, sentences: [answer] },
    facts.length === 0 ? null : factsBlock(viewing, facts),
    remarks.length === 0 ? null : { kind: 'remarks', title: null, sentences: remarks },
    questions.length === 0 ? null : { kind: 'checks', title: viewing.words.questions, sentences: questions },
  ];
  return { anchor, title, introduction, blocks: blocks.filter((block) => block !== null) };
}

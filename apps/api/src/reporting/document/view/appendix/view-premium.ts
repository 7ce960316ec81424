import {
  premiumSectionOrder,
  type PremiumSection,
  type PremiumSectionKey,
  type PremiumSections,
} from '@closewise/contracts/report-document';
import type { Block } from '../blocks.js';
import type { ViewSection } from '../report-view.js';
import type { Viewing } from '../viewing.js';
import { factsBlock } from './view-facts.js';

/** The addresses of the sections inside the report, the same in both languages. */
const anchors: Readonly<Record<PremiumSectionKey, string>> = {
  floodZone: 'flood-zone',
  taxHistory: 'tax-history',
  schools: 'schools',
  neighbourhood: 'neighborhood-statistics',
  comparableSales: 'comparable-sales',
};

/** What sources say of the property: the five sections of a premium report, those without an answer with its one sentence. */
export const viewPremium = (viewing: Viewing, sections: PremiumSections): ViewSection[] =>
  premiumSectionOrder.map((key) => viewSection(viewing, anchors[key], sections[key]));

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

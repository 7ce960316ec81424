import type { ReportFact } from '@closewise/contracts/report-document';
import { z } from 'zod';
import type { Passage } from '../validation/passage.js';
import { findAnswer, numberItems, type Section } from './section.js';

const factSchema = z.strictObject({ id: z.string(), explanation: z.string() });
const schema = z.strictObject({ introduction: z.string(), facts: z.array(factSchema) });
type FactExplanation = z.infer<typeof factSchema>;

/** The part of a fact that the model receives. */
const givenFact = ({ label, value, explanation }: ReportFact) => ({ label, value, explanation });

/** The passages of a section that explains facts. */
const factPassages = (introduction: string, facts: readonly FactExplanation[]): Passage[] => [
  { where: 'introduction', kind: 'prose', text: introduction, itemId: null },
  ...facts.map(({ id, explanation }, index): Passage => ({
    where: `facts[${index}].explanation`,
    kind: 'prose',
    text: explanation,
    itemId: id,
  })),
];

/** Replaces the explanations of facts by the model's. */
const withExplanations = (
  facts: readonly ReportFact[],
  explanations: readonly FactExplanation[],
): ReportFact[] =>
  facts.map((fact, index) => ({
    ...fact,
    explanation: findAnswer(explanations, 'fact', index)?.explanation ?? fact.explanation,
  }));

/** Explains what sets closing prices in this place. */
export const marketAnalysisSection: Section<z.infer<typeof schema>> = {
  key: 'marketAnalysis',
  schema,
  task: [
    'Section: market analysis. Explain what sets the price of a closing in this place: which part the law fixes, which part the market sets, who pays by custom.',
    'Write an introduction of one to three sentences, and one explanation for each item, in the order given. An explanation says what the fact means for this buyer and what they can do about it.',
  ].join('\n'),
  factsOf: ({ sections }) => ({
    section: { title: sections.marketAnalysis.title, introduction: sections.marketAnalysis.introduction },
    items: numberItems('fact', sections.marketAnalysis.facts.map(givenFact)),
  }),
  passagesOf: ({ introduction, facts }) => factPassages(introduction, facts),
  idsOf: ({ facts }) => facts.map(({ id }) => id),
  merge(document, { introduction, facts }) {
    const { marketAnalysis } = document.sections;
    const own = { ...marketAnalysis, introduction, facts: withExplanations(marketAnalysis.facts, facts) };
    return { ...document, sections: { ...document.sections, marketAnalysis: own } };
  },
};

/** Explains how a purchase closes in this place. The list of what the estimate could not know keeps the rules' wording. */
export const localInsightsSection: Section<z.infer<typeof schema>> = {
  key: 'localInsights',
  schema,
  task: [
    'Section: local insights. Explain how a purchase closes in this place: the closing agent, the taxes on it, and the available relief.',
    'Write an introduction of one to three sentences, and one explanation for each item, in the order given. Keep every tax and amount that an item names.',
  ].join('\n'),
  factsOf: ({ sections }) => ({
    section: { title: sections.localInsights.title },
    items: numberItems('fact', sections.localInsights.facts.map(givenFact)),
  }),
  passagesOf: ({ introduction, facts }) => factPassages(introduction, facts),
  idsOf: ({ facts }) => facts.map(({ id }) => id),
  merge(document, { introduction, facts }) {
    const { localInsights } = document.sections;
    const own = { ...localInsights, introduction, facts: withExplanations(localInsights.facts, facts) };
    return { ...document, sections: { ...document.sections, localInsights: own } };
  },
};

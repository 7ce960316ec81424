import { z } from 'zod';
import { factPassages, factSchema, givenFact, withExplanations } from './explained-facts.js';
import { numbered, type Section } from './section.js';

const schema = z.strictObject({ introduction: z.string(), facts: z.array(factSchema) });

/** What sets the prices of a closing here, explained. */
export const marketAnalysisSection: Section<z.infer<typeof schema>> = {
  key: 'marketAnalysis',
  schema,
  task: [
    'Section: market analysis. Explain what sets the price of a closing in this place: which part the law fixes, which part the market sets, who pays by custom.',
    'Write an introduction of one to three sentences, and one explanation for each item, in the order given. An explanation says what the fact means for this buyer and what they can do about it.',
  ].join('\n'),
  factsOf: ({ sections }) => ({
    section: { title: sections.marketAnalysis.title, introduction: sections.marketAnalysis.introduction },
    items: numbered('fact', sections.marketAnalysis.facts.map(givenFact)),
  }),
  passagesOf: ({ introduction, facts }) => factPassages(introduction, facts),
  idsOf: ({ facts }) => facts.map(({ id }) => id),
  merge(document, { introduction, facts }) {
    const { marketAnalysis } = document.sections;
    const own = { ...marketAnalysis, introduction, facts: withExplanations(marketAnalysis.facts, facts) };
    return { ...document, sections: { ...document.sections, marketAnalysis: own } };
  },
};

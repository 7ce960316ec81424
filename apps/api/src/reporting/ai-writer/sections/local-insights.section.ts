import { z } from 'zod';
import { factPassages, factSchema, givenFact, withExplanations } from './explained-facts.js';
import { numbered, type Section } from './section.js';

const schema = z.strictObject({ introduction: z.string(), facts: z.array(factSchema) });

/** How a purchase closes here, explained; what the estimate could not know stays in the words of the rules. */
export const localInsightsSection: Section<z.infer<typeof schema>> = {
  key: 'localInsights',
  schema,
  task: [
    'Section: local insights. Explain how a purchase closes in this place: who closes it, which taxes fall on it, what relief there is.',
    'Write an introduction of one to three sentences, and one explanation for each item, in the order given. Keep every tax and amount that an item names.',
  ].join('\n'),
  factsOf: ({ sections }) => ({
    section: { title: sections.localInsights.title },
    items: numbered('fact', sections.localInsights.facts.map(givenFact)),
  }),
  passagesOf: ({ introduction, facts }) => factPassages(introduction, facts),
  idsOf: ({ facts }) => facts.map(({ id }) => id),
  merge(document, { introduction, facts }) {
    const { localInsights } = document.sections;
    const own = { ...localInsights, introduction, facts: withExplanations(localInsights.facts, facts) };
    return { ...document, sections: { ...document.sections, localInsights: own } };
  },
};

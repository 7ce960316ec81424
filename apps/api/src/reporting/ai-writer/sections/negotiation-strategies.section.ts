import { z } from 'zod';
import { numberItems, findAnswer, type Section } from './section.js';

const schema = z.strictObject({
  introduction: z.string(),
  strategies: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      steps: z.array(z.string()),
      script: z.string(),
    }),
  ),
});

/** How to approach each negotiation. Amounts and order are not reworded. */
export const negotiationStrategiesSection: Section<z.infer<typeof schema>> = {
  key: 'negotiationStrategies',
  schema,
  task: [
    'Section: negotiation strategies. The items are in the order of the dollars at stake. Write an introduction of one to three sentences; it says that the amounts overlap and are no promises.',
    'For each item, in the order given, write a title, two to four steps that the buyer takes in this order, and a script: what they say on the phone, in the first person.',
    'A script names the thing in plain words, asks for something definite, and uses no quotation marks.',
  ].join('\n'),
  factsOf: ({ fees, sections }) => {
    const { title, introduction, strategies } = sections.negotiationStrategies;
    const nameOf = new Map(fees.map((fee) => [fee.id, fee.name]));
    const given = strategies.map(({ feeIds, title: own, atStake, steps, script }) => ({
      title: own,
      atStake,
      steps,
      script,
      fees: feeIds.map((id) => nameOf.get(id)),
    }));
    return { section: { title, introduction }, items: numberItems('strategy', given) };
  },
  passagesOf: ({ introduction, strategies }) => [
    { where: 'introduction', kind: 'prose', text: introduction, itemId: null },
    ...strategies.flatMap(({ id, title, steps, script }, index) => [
      { where: `strategies[${index}].title`, kind: 'title' as const, text: title, itemId: id },
      ...(steps.length > 0 ? steps : ['']).map((text, step) => ({
        where: `strategies[${index}].steps[${step}]`,
        kind: 'prose' as const,
        text,
        itemId: id,
      })),
      { where: `strategies[${index}].script`, kind: 'script' as const, text: script, itemId: id },
    ]),
  ],
  idsOf: ({ strategies }) => strategies.map(({ id }) => id),
  merge(document, { introduction, strategies }) {
    const { negotiationStrategies } = document.sections;
    const worded = negotiationStrategies.strategies.map((strategy, index) => {
      const { title, steps, script } = findAnswer(strategies, 'strategy', index) ?? strategy;
      return { ...strategy, title, steps, script };
    });
    const own = { ...negotiationStrategies, introduction, strategies: worded };
    return { ...document, sections: { ...document.sections, negotiationStrategies: own } };
  },
};

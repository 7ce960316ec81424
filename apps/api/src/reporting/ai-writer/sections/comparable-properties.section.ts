import { z } from 'zod';
import { numberItems, findAnswer, type Section } from './section.js';

const schema = z.strictObject({
  introduction: z.string(),
  steps: z.array(z.strictObject({ id: z.string(), title: z.string(), text: z.string() })),
});

/** How to find and judge comparable sales. The questions are not reworded. */
export const comparablePropertiesSection: Section<z.infer<typeof schema>> = {
  key: 'comparableProperties',
  schema,
  task: [
    'Section: how to find and judge comparable sales. We hold no sales: never name or describe one, and say in the introduction that the buyer has to ask for them.',
    'Write an introduction of one to three sentences, and a title and a text for each item, in the order given, for this kind of property in this place.',
  ].join('\n'),
  factsOf: ({ sections }) => {
    const { title, introduction, steps } = sections.comparableProperties;
    return { section: { title, introduction }, items: numberItems('step', steps) };
  },
  passagesOf: ({ introduction, steps }) => [
    { where: 'introduction', kind: 'prose', text: introduction, itemId: null },
    ...steps.flatMap(({ id, title, text }, index) => [
      { where: `steps[${index}].title`, kind: 'title' as const, text: title, itemId: id },
      { where: `steps[${index}].text`, kind: 'prose' as const, text, itemId: id },
    ]),
  ],
  idsOf: ({ steps }) => steps.map(({ id }) => id),
  merge(document, { introduction, steps }) {
    const { comparableProperties } = document.sections;
    const worded = comparableProperties.steps.map((step, index) => {
      const { title, text } = findAnswer(steps, 'step', index) ?? step;
      return { ...step, title, text };
    });
    const own = { ...comparableProperties, introduction, steps: worded };
    return { ...document, sections: { ...document.sections, comparableProperties: own } };
  },
};

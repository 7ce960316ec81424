import { z } from 'zod';
import { numberItems, findAnswer, type Section } from './section.js';

const schema = z.strictObject({ steps: z.array(z.strictObject({ id: z.string(), text: z.string() })) });

/** What to do at each step of the closing. Dates, names and legal rules are not reworded. */
export const closingTimelineSection: Section<z.infer<typeof schema>> = {
  key: 'closingTimeline',
  schema,
  task: [
    'Section: closing timeline. For each item, in the order given, write what happens at this step and what the buyer does then.',
    'The deadline of a step is law: repeat it exactly as it is given, or leave it out. Never add another deadline or duty.',
  ].join('\n'),
  factsOf: ({ sections }) => ({
    section: { title: sections.closingTimeline.title },
    items: numberItems(
      'step',
      sections.closingTimeline.steps.map(({ when, title, text }) => ({ when, title, text })),
    ),
  }),
  passagesOf: ({ steps }) =>
    steps.map(({ id, text }, index) => ({ where: `steps[${index}].text`, kind: 'prose', text, itemId: id })),
  idsOf: ({ steps }) => steps.map(({ id }) => id),
  merge(document, { steps }) {
    const { closingTimeline } = document.sections;
    const worded = closingTimeline.steps.map((step, index) => ({
      ...step,
      text: findAnswer(steps, 'step', index)?.text ?? step.text,
    }));
    const own = { ...closingTimeline, steps: worded };
    return { ...document, sections: { ...document.sections, closingTimeline: own } };
  },
};

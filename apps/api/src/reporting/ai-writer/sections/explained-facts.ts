import type { ReportFact } from '@closewise/contracts/report-document';
import { z } from 'zod';
import type { Passage } from '../validation/passage.js';
import { saidAbout } from './section.js';

/** An explanation of one given fact. */
export const factSchema = z.strictObject({ id: z.string(), explanation: z.string() });
type Explained = z.infer<typeof factSchema>;

/** What the model is given of a fact. */
export const givenFact = ({ label, value, explanation }: ReportFact) => ({ label, value, explanation });

/** The texts of a section that explains facts. */
export const factPassages = (introduction: string, facts: readonly Explained[]): Passage[] => [
  { where: 'introduction', kind: 'prose', text: introduction, itemId: null },
  ...facts.map(({ id, explanation }, index): Passage => ({
    where: `facts[${index}].explanation`,
    kind: 'prose',
    text: explanation,
    itemId: id,
  })),
];

/** The facts with the explanations that were given for them. */
export const withExplanations = (facts: readonly ReportFact[], said: readonly Explained[]): ReportFact[] =>
  facts.map((fact, index) => ({
    ...fact,
    explanation: saidAbout(said, 'fact', index)?.explanation ?? fact.explanation,
  }));

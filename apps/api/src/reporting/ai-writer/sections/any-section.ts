import type { ReportDocument } from '@closewise/contracts/report-document';
import type { z } from 'zod';
import type { Passage } from '../validation/passage.js';
import type { ModelSection, Section, SectionFacts } from './section.js';

/** An answer that has the shape of its section. */
export type ShapedAnswer = Readonly<{
  passages: readonly Passage[];
  ids: readonly string[];
  merge(document: ReportDocument): ReportDocument;
}>;

/** A section whose answer's type only it knows. */
export type AnySection = Readonly<{
  key: ModelSection;
  schema: z.ZodType<object>;
  task: string;
  factsOf(document: ReportDocument): SectionFacts;
  /** Null when it has not the section's shape. */
  read(answer: unknown): ShapedAnswer | null;
}>;

/** Hides the type of a section's answer, so that all sections can stand in one list. */
export const anySection = <Answer extends object>(section: Section<Answer>): AnySection => ({
  key: section.key,
  schema: section.schema,
  task: section.task,
  factsOf: section.factsOf,
  read(answer) {
    const { success, data } = section.schema.safeParse(answer);
    if (!success) return null;
    return {
      passages: section.passagesOf(data),
      ids: section.idsOf(data),
      merge: (document) => section.merge(document, data),
    };
  },
});

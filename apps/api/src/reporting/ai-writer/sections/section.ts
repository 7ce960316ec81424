import type { ReportDocument } from '@closewise/contracts/report-document';
import type { z } from 'zod';
import type { Passage } from '../validation/passage.js';

/** The sections that a model may reword, by their keys in the document. */
export const modelSections = [
  'marketAnalysis',
  'comparableProperties',
  'negotiationStrategies',
  'localInsights',
  'closingTimeline',
  'negotiableFees',
] as const;
export type ModelSection = (typeof modelSections)[number];

/** One thing to write about. `id` links the answer to it; `given` is all that the answer may state about it. */
export type Item = Readonly<{ id: string; given: Readonly<Record<string, unknown>> }>;

/** A section's input to the model: its items, and what applies to all of them. */
export type SectionFacts = Readonly<{ section: Readonly<Record<string, string>>; items: readonly Item[] }>;

/**
 * A section of the report that a model may reword. Its schema is the same for every report, so that providers can cache it;
 * ids are therefore checked afterwards.
 */
export type Section<Answer extends object = object> = Readonly<{
  key: ModelSection;
  schema: z.ZodType<Answer>;
  /** The section's task, in the fixed part of the prompt. */
  task: string;
  factsOf(document: ReportDocument): SectionFacts;
  /** All texts of an answer, each with the item it is about; null for the section as a whole. */
  passagesOf(answer: Answer): readonly Passage[];
  /** The ids in an answer, in its order. */
  idsOf(answer: Answer): readonly string[];
  /** Replaces the document's wording by the answer's. Amounts, ids, sources and order do not change. */
  merge(document: ReportDocument, answer: Answer): ReportDocument;
}>;

/** Gives items ids in the order of the document: `step-1`, `step-2` … */
export const numberItems = (
  name: string,
  things: readonly Readonly<Record<string, unknown>>[],
): readonly Item[] => things.map((given, index) => ({ id: `${name}-${index + 1}`, given }));

/** Finds the part of an answer that belongs to the item at this index of the document. */
export const findAnswer = <Said extends { id: string }>(
  said: readonly Said[],
  name: string,
  index: number,
): Said | undefined => said.find(({ id }) => id === `${name}-${index + 1}`);

/** An answer that matches its section's schema. */
export type ShapedAnswer = Readonly<{
  passages: readonly Passage[];
  ids: readonly string[];
  merge(document: ReportDocument): ReportDocument;
}>;

/** A section with its answer type erased. */
export type AnySection = Readonly<{
  key: ModelSection;
  schema: z.ZodType<object>;
  task: string;
  factsOf(document: ReportDocument): SectionFacts;
  /** Null if the answer does not match the section's schema. */
  read(answer: unknown): ShapedAnswer | null;
}>;

/** Erases a section's answer type, so that all sections fit in one list. */
export const toAnySection = <Answer extends object>(section: Section<Answer>): AnySection => ({
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

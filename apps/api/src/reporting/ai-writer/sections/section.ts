import type { ReportDocument } from '@closewise/contracts/report-document';
import type { z } from 'zod';
import type { Passage } from '../validation/passage.js';

/** The sections whose words a model may write, by their keys in the document. */
export const modelSections = [
  'marketAnalysis',
  'comparableProperties',
  'negotiationStrategies',
  'localInsights',
  'closingTimeline',
  'negotiableFees',
] as const;
export type ModelSection = (typeof modelSections)[number];

/** One thing that the model writes about: `id` ties the answer to it, `given` is all that may be said of it. */
export type Item = Readonly<{ id: string; given: Readonly<Record<string, unknown>> }>;

/** What a section gives the model: its items, and what holds for all of them. */
export type SectionFacts = Readonly<{ section: Readonly<Record<string, string>>; items: readonly Item[] }>;

/**
 * A section of the report that a model may word. Its schema is the same for every report, so that a provider can keep
 * what it has made of it; ids are therefore checked afterwards.
 */
export type Section<Answer extends object = object> = Readonly<{
  key: ModelSection;
  schema: z.ZodType<Answer>;
  /** What is wanted of the model, in the fixed part of the prompt. */
  task: string;
  factsOf(document: ReportDocument): SectionFacts;
  /** Every text of an answer, each with the item that it is about; null for the section as a whole. */
  passagesOf(answer: Answer): readonly Passage[];
  /** The ids that an answer names, in its order. */
  idsOf(answer: Answer): readonly string[];
  /** The document with the answer's words in place of its own; amounts, ids, sources and order stay. */
  merge(document: ReportDocument, answer: Answer): ReportDocument;
}>;

/** Items numbered in the order of the document: `step-1`, `step-2` … */
export const numbered = (
  name: string,
  things: readonly Readonly<Record<string, unknown>>[],
): readonly Item[] => things.map((given, index) => ({ id: `${name}-${index + 1}`, given }));

/** The thing that an answer says about the item at this place of the document. */
export const saidAbout = <Said extends { id: string }>(
  said: readonly Said[],
  name: string,
  index: number,
): Said | undefined => said.find(({ id }) => id === `${name}-${index + 1}`);

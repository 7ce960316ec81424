import type { PurchaseFacts } from '../facts/purchase-facts.js';
import type { AnySection, SectionFacts } from '../sections/index.js';
import type { Rejection } from '../validation/passage.js';
import { instructionsFor } from './instructions.js';

/** A message as the model's interface takes it. */
export type PromptMessage = Readonly<{ role: 'system' | 'user' | 'assistant'; content: string }>;

/** The prompt of a section: what is fixed first, then the data of this report as one JSON object. */
export const messagesFor = (
  section: AnySection,
  purchase: PurchaseFacts,
  facts: SectionFacts,
): readonly PromptMessage[] => [
  { role: 'system', content: instructionsFor(section) },
  { role: 'user', content: JSON.stringify({ purchase, ...facts }) },
];

const shownRejections = 12;

/** What follows an answer that was not taken: the answer itself, and what was wrong with it, as data. */
export const repairMessages = (
  answer: string,
  rejections: readonly Rejection[],
): readonly PromptMessage[] => [
  { role: 'assistant', content: answer },
  { role: 'user', content: JSON.stringify({ rejected: rejections.slice(0, shownRejections) }) },
];

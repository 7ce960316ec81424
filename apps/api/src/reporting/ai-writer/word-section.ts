import type { ReportDocument } from '@closewise/contracts/report-document';
import type { PurchaseFacts } from './purchase-facts.js';
import type { Deadline, ModelAnswer, ModelClient } from './model/model-client.js';
import { ModelFailure } from './model/model-failure.js';
import type { Usage } from './model/usage.js';
import { type PromptMessage, instructionsFor, messagesFor, repairMessages } from './prompt.js';
import type { AnySection } from './sections/index.js';
import type { Rejection } from './validation/passage.js';
import { validateAnswer } from './validation/validate-answer.js';
import type { FallbackReason } from './writing-record.js';

/** The outcome for one section: its wording, or why the rules' wording stays. */
export type SectionWording = Readonly<{
  section: AnySection;
  merge: ((document: ReportDocument) => ReportDocument) | null;
  reason: FallbackReason | null;
  repairs: number;
  usages: readonly Usage[];
  /** The rejections of all answers. */
  rejections: readonly Rejection[];
}>;

const mostRepairs = 2;

type SectionTask = Readonly<{
  client: ModelClient;
  section: AnySection;
  document: ReportDocument;
  purchase: PurchaseFacts;
  deadline: Deadline;
}>;

/** Lets a model reword a section. A rejected answer is sent back with the reasons, at most twice. */
export async function wordSection({
  client,
  section,
  document,
  purchase,
  deadline,
}: SectionTask): Promise<SectionWording> {
  const facts = section.factsOf(document);
  const held = { language: document.language, purchase, facts, instructions: instructionsFor(section) };
  const usages: Usage[] = [];
  const rejections: Rejection[] = [];
  let messages: readonly PromptMessage[] = messagesFor(section, purchase, facts);
  const ending = (repairs: number) => ({ section, repairs, usages, rejections });

  for (let repairs = 0; ; repairs += 1) {
    const answer = await answerOrFailure(client.ask(section, messages, deadline, usages));
    if (answer instanceof ModelFailure && !answer.isRepairable)
      return { ...ending(repairs), merge: null, reason: answer.fault };
    const shaped = answer instanceof ModelFailure ? null : section.read(answer.value);
    const found = shaped ? validateAnswer(shaped, held) : [wrongShape(answer)];
    if (shaped && found.length === 0) return { ...ending(repairs), merge: shaped.merge, reason: null };
    rejections.push(...found);
    if (repairs === mostRepairs) {
      const reason = answer instanceof ModelFailure ? answer.fault : shaped ? 'rejected' : 'wrong-shape';
      return { ...ending(repairs), merge: null, reason };
    }
    messages = [...messagesFor(section, purchase, facts), ...repairMessages(answer.text, found)];
  }
}

async function answerOrFailure(asked: Promise<ModelAnswer>): Promise<ModelAnswer | ModelFailure> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ModelFailure) return error;
    throw error;
  }
}

const wrongShape = (answer: ModelAnswer | ModelFailure): Rejection => ({
  where: 'answer',
  reason: 'not-of-the-schema',
  found: answer instanceof ModelFailure ? answer.fault : 'another shape',
});

import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { SectionFacts, ShapedAnswer } from '../sections/section.js';
import { checkAdvice, checkDates, checkNames, checkQuantities } from './check-claims.js';
import { checkEcho, instructionRuns, checkForm, checkLanguage, checkLength } from './check-wording.js';
import { groundsOf, type Grounds } from './grounds.js';
import type { Finding, Passage, Rejection } from './passage.js';

/** What an answer is checked against: the instructions and the given facts. */
export type AnswerContext = Readonly<{
  language: ReportLanguage;
  instructions: string;
  /** Shared by all sections: place, kind of property and loan. */
  purchase: unknown;
  facts: SectionFacts;
}>;

/** Lists all problems of an answer. The answer is accepted only if the list is empty. */
export function validateAnswer({ passages, ids }: ShapedAnswer, held: AnswerContext): Rejection[] {
  const { facts, purchase } = held;
  const groundsOfItem = new Map(
    facts.items.map(({ id, given }) => [id, groundsOf(given, facts.section, purchase)]),
  );
  const ofSection = groundsOf(facts.section, facts.items, purchase);
  const echoes = instructionRuns(held.instructions, JSON.stringify([facts, purchase]));
  return [
    ...checkIds(
      ids,
      facts.items.map(({ id }) => id),
    ),
    ...passages.flatMap((passage) => {
      const grounds = passage.itemId === null ? ofSection : groundsOfItem.get(passage.itemId);
      return grounds ? checkPassage(passage, grounds, held.language, echoes) : [];
    }),
  ];
}

function checkIds(ids: readonly string[], known: readonly string[]): Rejection[] {
  const where = (id: string) => ({ where: 'ids', found: id.slice(0, 60) });
  return [
    ...ids.filter((id) => !known.includes(id)).map((id) => ({ ...where(id), reason: 'unknown-id' as const })),
    ...known.filter((id) => !ids.includes(id)).map((id) => ({ ...where(id), reason: 'missing-id' as const })),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => ({ ...where(id), reason: 'repeated-id' as const })),
  ];
}

function checkPassage(
  { where, kind, text }: Passage,
  grounds: Grounds,
  language: ReportLanguage,
  echoes: ReadonlySet<string>,
): Rejection[] {
  const findings: Finding[] = [
    ...checkLength(text, kind),
    ...checkForm(text, kind),
    ...checkQuantities(text, grounds),
    ...checkDates(text, grounds),
    ...checkNames(text, grounds),
    ...checkLanguage(text, language),
    ...checkEcho(text, echoes),
    ...checkAdvice(text, grounds),
  ];
  return findings.map((finding) => ({ where, ...finding }));
}

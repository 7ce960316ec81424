import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { SectionFacts } from '../sections/section.js';
import type { ShapedAnswer } from '../sections/any-section.js';
import { checkAdvice } from './check-advice.js';
import { checkDates } from './check-dates.js';
import { checkEcho, instructionRuns } from './check-echo.js';
import { checkForm } from './check-form.js';
import { checkLanguage } from './check-language.js';
import { checkLength } from './check-length.js';
import { checkNames } from './check-names.js';
import { checkQuantities } from './check-quantities.js';
import { groundsOf, type Grounds } from './grounds.js';
import type { Finding, Passage, Rejection } from './passage.js';

/** What an answer is held against: what the model was told, and what it was given. */
export type Held = Readonly<{
  language: ReportLanguage;
  instructions: string;
  /** What holds for every section: place, kind of property and loan. */
  purchase: unknown;
  facts: SectionFacts;
}>;

/** Everything that is wrong with an answer; none of it is taken unless the list is empty. */
export function validateAnswer({ passages, ids }: ShapedAnswer, held: Held): Rejection[] {
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

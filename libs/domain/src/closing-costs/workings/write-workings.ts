import { english } from './english/index.js';
import { jointOf } from './joints.js';
import type { Sentences } from './sentences.js';
import { spanish } from './spanish/index.js';
import type { Step, Workings } from './step.js';

const languages = { en: english, es: spanish } as const satisfies Readonly<Record<string, Sentences<Step>>>;
export type WorkingsLanguage = keyof typeof languages;

/** The table has the sentence for the very kind of its step, which the compiler cannot follow through a union. */
function say(step: Step, sentences: Sentences<Step>): string {
  const sentence = sentences[step.kind] as (step: Step) => string;
  return sentence(step);
}

/** The arithmetic that a person can check, e.g. `4,500 × $0.70 per $100 of $450,000.00 = $3,150.00`. */
export function writeWorkings(workings: Workings, language: WorkingsLanguage): string {
  return workings
    .map((step, index) => {
      const previous = workings[index - 1];
      const joint = previous ? jointOf(previous.kind, step.kind) : '';
      return joint + say(step, languages[language]);
    })
    .join('');
}

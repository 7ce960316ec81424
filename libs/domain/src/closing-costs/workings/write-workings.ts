import { english } from './english.js';
import type { Sentences, Step, Workings } from './step.js';
import { spanish } from './spanish.js';

const languages = { en: english, es: spanish } as const satisfies Readonly<Record<string, Sentences<Step>>>;
export type WorkingsLanguage = keyof typeof languages;

/** The table has the sentence for this kind of step; the compiler cannot follow that through a union. */
function writeStep(step: Step, sentences: Sentences<Step>): string {
  const sentence = sentences[step.kind] as (step: Step) => string;
  return sentence(step);
}

/** Arithmetic that a person can check: `4,500 × $0.70 per $100 of $450,000.00 = $3,150.00`. */
export function writeWorkings(workings: Workings, language: WorkingsLanguage): string {
  return workings
    .map((step, index) => {
      const previous = workings[index - 1];
      const joint = previous ? jointOf(previous.kind, step.kind) : '';
      return joint + writeStep(step, languages[language]);
    })
    .join('');
}

type Kind = Step['kind'];

/** Most steps are separated by a semicolon; these continue the previous one. */
const before: Readonly<Partial<Record<Kind, string>>> = {
  result: ' = ',
  'result-a-year': ' = ',
  'result-about': ', ',
  'added-charge': ' + ',
  'loan-above-owner-policy': ' + ',
  'tax-credit': ' − ',
  'tax-minimum': ', ',
  'tax-maximum': ', ',
  'usual-percents': ' ',
  'rate-confirmed-until': ' ',
  'funding-fee-use': ' ',
  'holds-lender-charges': ', ',
  'due-before-first-payment': ', ',
  'less-seller-credit': ', ',
};

const after: Readonly<Partial<Record<Kind, string>>> = { 'yearly-tax': ': ' };

/** The separator of two steps, in both languages. */
const jointOf = (previous: Kind, next: Kind): string => after[previous] ?? before[next] ?? '; ';

import { wordsOf } from './grounds.js';
import type { Finding } from './passage.js';

const run = 7;
const talk =
  /\b(?:system prompt|(?:my|these|your|the|previous|prior|above|earlier|new) instructions? (?:are|is|say|were|above|given)|ignore (?:all|the|previous|prior|any)|as an ai|as a language model|language model|ai assistant|chatgpt|openai|json|the items? (?:given|above)|given items?|schema|mis instrucciones|instrucciones (?:anteriores|del sistema|previas|dadas)|ignor[ae] (?:todo|las|lo)|modelo de lenguaje|inteligencia artificial|asistente de ia|como ia|mensaje del sistema)\b/giu;

/** The runs of words that stand in the instructions and not in what was given. */
export function instructionRuns(instructions: string, given: string): ReadonlySet<string> {
  const known = runsIn(given);
  return new Set([...runsIn(instructions)].filter((words) => !known.has(words)));
}

/** Words of the instructions, and talk about them. */
export function checkEcho(text: string, instructions: ReadonlySet<string>): Finding[] {
  const echoed = [...runsIn(text)].filter((words) => instructions.has(words)).slice(0, 1);
  return [...echoed, ...(text.match(talk) ?? [])].map((found) => ({ reason: 'echo-of-instructions', found }));
}

function runsIn(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.map((_, index) => words.slice(index, index + run)).flatMap(asRun));
}

const asRun = (words: readonly string[]): string[] => (words.length === run ? [words.join(' ')] : []);

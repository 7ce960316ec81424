import type { ReportLanguage } from '@closewise/contracts/buyer';
import { plainWords } from './grounds.js';
import type { Finding, PassageKind } from './passage.js';

type Limits = Readonly<{ words: number; atMost: number; characters: number }>;

const limits: Readonly<Record<PassageKind, Limits>> = {
  title: { words: 1, atMost: 14, characters: 120 },
  prose: { words: 4, atMost: 130, characters: 900 },
  script: { words: 6, atMost: 90, characters: 600 },
};

/** Finds texts that are empty, too short, too long or unfinished. */
export function checkLength(text: string, kind: PassageKind): Finding[] {
  const count = plainWords(text).length;
  const { words, atMost, characters } = limits[kind];
  const short = text.slice(0, 40);
  if (text.trim() === '') return [{ reason: 'empty', found: '' }];
  if (count < words) return [{ reason: 'too-short', found: short }];
  if (count > atMost || text.length > characters) return [{ reason: 'too-long', found: `${count} words` }];
  const isFinished = kind === 'title' || /[.!?…][”’)]*$/u.test(text.trim());
  return isFinished ? [] : [{ reason: 'unfinished', found: text.slice(-40) }];
}

const webAddresses =
  /(?<!\w)\w+:\/\/|\bwww\b|\bhttps?\b|\bmailto\b|@|(?<!\p{L})\p{L}{2,}\.\p{L}{2,}|\b(?:dot|punto) ?(?:com|net|org|gov|io|info|biz|us|mx)\b|\barroba\b|\[at\]|\(at\)|\/\p{L}+\/|\bbit\.?ly\b/giu;
const markup = /[<>`*_#~|{}[\]\\^=]|&#?\w+;|^\s*(?:[-•+]|\d+[.)])\s/gu;
const control = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\uFFFD]/gu;
const strange = /(?!\p{Script=Latin})\p{L}|(?![\p{M}])\p{Extended_Pictographic}|(?![$%+])\p{So}/gu;
const quotes = /["“”„«»‹›]/gu;

const matchesOf = (reason: Finding['reason'], pattern: RegExp, text: string): Finding[] =>
  (text.match(pattern) ?? []).map((part) => ({ reason, found: part }));

/** Finds web addresses, markup, control characters and foreign letters; also quotation marks in scripts. */
export const checkForm = (text: string, kind: PassageKind): Finding[] => [
  ...matchesOf('address-of-web-or-mail', webAddresses, text),
  ...matchesOf('markup', markup, text),
  ...matchesOf('control-character', control, text),
  ...matchesOf('foreign-script', strange, text.replaceAll(/\d/g, '')),
  ...(kind === 'script' ? matchesOf('quotation-marks', quotes, text) : []),
];

const small = (text: string): ReadonlySet<string> => new Set(plainWords(text));

/** Function words, which make up a third of any text. Words shared by two of these languages are left out. */
const smallWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: small(
    'the of and to in is you that it for on are as with they at be this have from or by not what all were we when your can there use an each which how their if will other about out many then them these some her would make like into time has more than its who may could should any only before after because does do did but so most much where while until both same ask whether my i our',
  ),
  es: small(
    'a de la que el en los se del las por un para con una su al lo como mas o pero sus le ya este si porque esta entre cuando muy sin sobre tambien hasta hay donde quien desde todo nos durante todos uno ni contra otros ese eso ante antes algunos que unos yo otro otras otra el tanto esa estos mucho quienes nada muchos cual poco ella estar estas algunas algo nosotros usted ustedes cuanto pida pregunte puede debe es son ser tiene cada aqui mi',
  ),
  fr: small(
    'le les des et est une pour dans qui sur pas plus avec ce au aux vous votre vos nous leur ne du ou cette sont par elle ils il mais demandez',
  ),
  pt: small(
    'os da do em um uma para com nao mais voce seu sua ao pelo pela e sao isso esta pode quando foi ou como mas',
  ),
  de: small(
    'der die das und ist nicht ein eine sie ihr ihre den dem mit von zu auf fur im des werden wird sich',
  ),
  it: small('il lo gli di che non per una sono con del della dei delle nel alla piu come anche questo si'),
};

const languages = Object.keys(smallWords);

const countOf = (words: readonly string[], language: string): number =>
  words.filter((word) => smallWords[language]!.has(word)).length;

/** Checks the language: its function words must be the most frequent and, except in titles, numerous enough. */
export function checkLanguage(text: string, language: ReportLanguage): Finding[] {
  const words = plainWords(text);
  const own = countOf(words, language);
  const isEnough = own >= leastOf(words.length);
  if (isEnough && own >= mostOfOthers(words, language)) return strangeSentences(text, language);
  return [{ reason: 'wrong-language', found: text.slice(0, 60) }];
}

/** Titles may have no function words, and short sentences few. */
const leastOf = (count: number): number => {
  if (count < 8) return 0;
  return count < 16 ? 1 : count * 0.15;
};

const mostOfOthers = (words: readonly string[], language: ReportLanguage): number =>
  Math.max(...languages.filter((name) => name !== language).map((name) => countOf(words, name)));

/** Finds single sentences in another language. */
const strangeSentences = (text: string, language: ReportLanguage): Finding[] =>
  text
    .split(/(?<=[.!?…:;])\s+/u)
    .filter((sentence) => {
      const words = plainWords(sentence);
      return words.length >= 4 && mostOfOthers(words, language) > countOf(words, language) + 1;
    })
    .map((sentence) => ({ reason: 'wrong-language', found: sentence.slice(0, 60) }));

const run = 7;
const talk =
  /\b(?:system prompt|(?:my|these|your|the|previous|prior|above|earlier|new) instructions? (?:are|is|say|were|above|given)|ignore (?:all|the|previous|prior|any)|as an ai|as a language model|language model|ai assistant|chatgpt|openai|json|the items? (?:given|above)|given items?|schema|mis instrucciones|instrucciones (?:anteriores|del sistema|previas|dadas)|ignor[ae] (?:todo|las|lo)|modelo de lenguaje|inteligencia artificial|asistente de ia|como ia|mensaje del sistema)\b/giu;

/** Word sequences that occur in the instructions but not in the given facts. */
export function instructionRuns(instructions: string, given: string): ReadonlySet<string> {
  const known = runsIn(given);
  return new Set([...runsIn(instructions)].filter((words) => !known.has(words)));
}

/** Finds quotations from the instructions, and talk about them. */
export function checkEcho(text: string, instructions: ReadonlySet<string>): Finding[] {
  const echoed = [...runsIn(text)].filter((words) => instructions.has(words)).slice(0, 1);
  return [...echoed, ...(text.match(talk) ?? [])].map((found) => ({ reason: 'echo-of-instructions', found }));
}

function runsIn(text: string): Set<string> {
  const words = plainWords(text);
  return new Set(words.map((_, index) => words.slice(index, index + run)).flatMap(asRun));
}

const asRun = (words: readonly string[]): string[] => (words.length === run ? [words.join(' ')] : []);

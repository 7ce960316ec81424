import { type Quantity, inDollars, kindOf } from './quantity.js';

const units: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  cero: 0,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  cuatrocientas: 400,
  quinientos: 500,
  quinientas: 500,
  seiscientos: 600,
  seiscientas: 600,
  setecientos: 700,
  setecientas: 700,
  ochocientos: 800,
  ochocientas: 800,
  novecientos: 900,
  novecientas: 900,
};
const hundreds = new Set(['hundred', 'hundreds', 'cien', 'ciento', 'cientos']);
/** Multipliers after a number. A Spanish `billón` is a million millions. */
export const scaleWords: Readonly<Record<string, number>> = {
  thousand: 1e3,
  thousands: 1e3,
  grand: 1e3,
  mil: 1e3,
  miles: 1e3,
  million: 1e6,
  millions: 1e6,
  millon: 1e6,
  millones: 1e6,
  billion: 1e9,
  billions: 1e9,
  trillion: 1e12,
  billon: 1e12,
  billones: 1e12,
};
const joiners = new Set(['and', 'y']);
/** Words that are articles or pronouns when they stand alone. */
const articles = new Set(['one', 'un', 'uno', 'una']);
const unitPattern =
  /^\s*(?:de\s+|of\s+)?(%|per\s?cent|por\s?ciento|dollars?|d[oó]lares|d[oó]lar|bucks|cents|centavos)(?!\p{L})/iu;

type Word = Readonly<{ text: string; plain: string; start: number; end: number }>;

const isNumber = ({ plain }: Word, next: Word | undefined): boolean =>
  plain === 'once'
    ? next !== undefined && (next.plain in scaleWords || /^(?:dolar|por$)/.test(next.plain))
    : plain in units || hundreds.has(plain) || plain in scaleWords;

/** Finds numbers written as words. A lone `one` or `un` counts only before a unit. */
export function numberWordsIn(text: string): Quantity[] {
  return runsOf(wordsIn(text)).flatMap((run) => quantityOf(text, run));
}

/** Skips the `ciento` in `por ciento`, which is a unit. */
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/(?<!\bpor\s)\bciento\b|(?!\bciento\b)\p{L}+/giu)].map(({ 0: word, index }) => ({
    text: word,
    plain: word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** Groups consecutive words that form one number: `two hundred and five`, `treinta y cinco`. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  words.forEach((word, index) => {
    const next = words[index + 1];
    const isHere = isNumber(word, next);
    const joins =
      (joiners.has(word.plain) && next !== undefined && isNumber(next, words[index + 2])) ||
      word.plain === 'k';
    const isNear = run.length === 0 || word.start - run.at(-1)!.end <= 1;
    if (isNear && (isHere || (run.length > 0 && joins))) {
      run.push(word);
      return;
    }
    runs.push(run);
    run = isHere ? [word] : [];
  });
  return [...runs, run].filter((found) => found.length > 0);
}

function quantityOf(text: string, run: readonly Word[]): Quantity[] {
  const [first, last] = [run[0]!, run.at(-1)!];
  const after = text.slice(last.end);
  const unit = unitPattern.exec(after)?.[1];
  if (run.length === 1 && articles.has(first.plain) && unit === undefined) return [];
  const found = text.slice(first.start, last.end) + (unit ? ` ${unit}` : '');
  return [{ kind: kindOf(unit), value: inDollars(valueOf(run), unit), found }];
}

function valueOf(run: readonly Word[]): number {
  let [whole, thousands, part] = [0, 0, 0];
  for (const { plain } of run) {
    const scale = plain === 'k' ? 1e3 : scaleWords[plain];
    if (hundreds.has(plain)) part = Math.max(part, 1) * 100;
    else if (scale === undefined) part += units[plain] ?? 0;
    else if (scale === 1e3) [thousands, part] = [thousands + Math.max(part, 1) * scale, 0];
    else [whole, thousands, part] = [whole + Math.max(thousands + part, 1) * scale, 0, 0];
  }
  return whole + thousands + part;
}

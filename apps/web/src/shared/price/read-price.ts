import type { Language } from '../i18n/language';

/** The dollars read from the text, or why there is no price in it. */
export type PriceReading = Readonly<{ dollars: number } | { problem: 'blank' | 'unread' }>;

const units: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  mil: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  millon: 1e6,
  millones: 1e6,
  billion: 1e9,
  billon: 1e12,
  billones: 1e12,
};
const counts: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, un: 1, half: 0.5, medio: 0.5 };

const saysNothing =
  /us\$|\$|~|\b(?:usd|dollars?|dolar(?:es)?|about|around|approx(?:imately)?|unos|aprox(?:imadamente)?|de|of)\b\.?/g;
const andHalf = /\b(?:and a half|y medi[oa])\b/g;
const token = /\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?(?!\d)|[.,]?\d[\d.,]*|\p{L}+/gu;

/**
 * Reads a price as people type it: 450k, 1.2 million, half a million, 450 mil, 1,2 millones, $450,000.50,
 * 450.000,50. Rejects negative numbers, exponents and two prices; everything else but digits and the decimal
 * point is ignored.
 */
export function readPrice(typed: string, language: Language): PriceReading {
  const text = plain(typed);
  if (text === '') return { problem: 'blank' };
  const tokens = text.match(token) ?? [];
  const dollars = /[-−–]\s*[.,]?\d/.test(text) ? NaN : amountOf(tokens, language);
  return dollars > 0 ? { dollars: Math.round(dollars * 100) / 100 } : { problem: 'unread' };
}

function plain(typed: string): string {
  const text = typed.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const said = text.replace(saysNothing, ' ').replace(andHalf, ' andhalf ');
  return said.replace(/\bhalf an?\b/g, 'half').trim();
}

const isNumber = (word: string): boolean => /\d/.test(word);

function amountOf(tokens: readonly string[], language: Language): number {
  if (tokens.some((word) => Object.hasOwn(units, word))) return sumOf(tokens, language);
  const [number, ...others] = tokens.filter(isNumber);
  return number === undefined || others.length > 0 ? NaN : readNumber(bare(number));
}

/** Adds counts with their units, from the largest unit to the smallest: 1 million 200 thousand. */
function sumOf(tokens: readonly string[], language: Language): number {
  let sum = 0;
  let last = Infinity;
  let count: string | null = null;
  for (const word of tokens) {
    const unit = units[word];
    if (unit !== undefined) {
      const amount = countOf(count ?? 'one', unit, language) * unit;
      if (amount >= last) return NaN;
      sum += amount;
      last = unit;
      count = null;
    } else if (word === 'andhalf' && count === null && last < Infinity) sum += last / 2;
    else if (count === null && (isNumber(word) || Object.hasOwn(counts, word))) count = word;
    else return NaN;
  }
  const rest = count === null ? 0 : countOf(count, 1, language);
  return rest < last ? sum + rest : NaN;
}

const countOf = (word: string, unit: number, language: Language): number =>
  counts[word] ?? readCount(bare(word), unit, language);

const bare = (number: string): string => number.replace(/[\s'’]/g, '').replace(/(?<![.,])[.,]+$/, '');

const american = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const latin = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
const thousandsGroup: Readonly<Record<Language, RegExp>> = {
  en: /^\d{1,3},\d{3}$/,
  es: /^\d{1,3}[.,]\d{3}$/,
};
const decimalComma = /^\d+,\d{1,2}$/;

const withDecimalComma = (text: string): number => parsePrice(text.replaceAll('.', '').replace(',', '.'));

/** A number without a unit: 450,000.50 or, in Spanish style, 450.000,50. NaN if invalid. */
function readNumber(text: string): number {
  const isLatin = !american.test(text) && (latin.test(text) || decimalComma.test(text));
  return isLatin ? withDecimalComma(text) : parsePrice(text);
}

/**
 * A number before `thousand` or `million`, with a decimal point or comma: 1.25, 1,2. Before thousand, three
 * digits after a comma (in Spanish also after a point) are a group of thousands.
 */
function readCount(text: string, unit: number, language: Language): number {
  if (unit <= 1000 && thousandsGroup[language].test(text)) return Number(text.replace(/[.,]/, ''));
  return /^(?:\d*[.,])?\d+$/.test(text) ? Number(text.replace(',', '.')) : readNumber(text);
}

/** Dollars from typed text; drops everything but digits and the decimal point. NaN if no digit is left. */
export function parsePrice(text: string): number {
  const digits = text.replace(/[^\d.]/g, '');
  return digits === '' ? NaN : Number(digits);
}

/**
 * Formats a typed price with thousands separators: 450000 and 450.000,00 become 450,000. Prices with words and
 * invalid ones stay as typed.
 */
export function groupPrice(text: string, language: Language): string {
  const reading = readPrice(text, language);
  if ('problem' in reading || !/^[\s\d$.,'’]+$/.test(text)) return text;
  const decimals = /[.,](\d{1,2})$/.exec(text.trim())?.[1];
  return Math.trunc(reading.dollars).toLocaleString('en-US') + (decimals ? `.${decimals}` : '');
}

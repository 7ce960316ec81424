import { numberWordsIn, scaleWords } from './number-words.js';
import { type Quantity, inDollars, kindOf } from './quantity.js';

const scales: Readonly<Record<string, number>> = { ...scaleWords, k: 1e3, m: 1e6 };
const number = String.raw`\d+(?:[.,'’]\d+)*`;
const scale = String.raw`(?:\s?(?<scale>thousands?|grand|mil|(?:m|b|tr)illions?|[mb]ill[oó]n(?:es)?|[km])\b)?`;
const unit = String.raw`(?:\s?(?<unit>%|per\s?cent|por\s?ciento|puntos|points?|dollars?|d[oó]lares|d[oó]lar|bucks|USD|cents?|centavos?)(?!\p{L}))?`;
const written = new RegExp(
  String.raw`(?<currency>(?:US|USD)?\s?\$\s?|USD\s)?(?<digits>${number})${scale}(?:\s(?:de|of)(?=\s(?:d[oó]lares|dollars)))?${unit}`,
  'giu',
);
const fractions =
  /\b(?:half|halves|twice|double|doubles|triple|dozens?|(?:a|one|two|three) (?:thirds?|quarters?|fifths?)|mitad|doble|docenas?|un tercio|dos tercios|y medi[oa]|medi[oa] (?:mill[oó]n|docena|punto|por ciento)|quarter of|tercera parte|un cuarto de|tres cuartos|cuarta parte|quinta parte)\b/giu;

/** Finds all numbers, amounts, percentages and fractions in a text, in digits or in English or Spanish words. */
export function quantitiesIn(text: string): Quantity[] {
  const inDigits = [...text.matchAll(written)].map(({ 0: found, groups = {} }) => quantityOf(found, groups));
  const inFractions = [...text.matchAll(fractions)].map(({ 0: found }): Quantity => ({
    kind: 'fraction',
    value: found.toLowerCase(),
    found,
  }));
  // Blanks amounts in digits, so that their scale words do not count as numbers.
  const inWords = numberWordsIn(text.replaceAll(written, (found) => ' '.repeat(found.length)));
  return [...inDigits, ...inWords, ...inFractions];
}

function quantityOf(found: string, groups: Readonly<Record<string, string | undefined>>): Quantity {
  const { currency, digits = '', scale: times, unit: of } = groups;
  const factor = times ? scales[plain(times)]! : 1;
  const value = valueOf(digits);
  const scaled = value === null ? digits : Math.round(value * factor * 100) / 100;
  return { kind: currency ? 'money' : kindOf(of), value: inDollars(scaled, of), found: found.trim() };
}

/** Parses the format 1,234.50 of both languages; null for any other, which then matches no given number. */
function valueOf(digits: string): number | null {
  const isUsual = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(digits);
  return isUsual ? Number(digits.replaceAll(',', '')) : null;
}

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

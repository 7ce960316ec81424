import { numberWordsIn } from './number-words.js';
import { inDollars, kindOf } from './unit.js';
import type { Quantity } from './quantity.js';

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  mil: 1e3,
  m: 1e6,
  million: 1e6,
  millones: 1e6,
  millon: 1e6,
};
const number = String.raw`\d+(?:[.,'’]\d+)*`;
const scale = String.raw`(?:\s?(?<scale>thousand|mil|millions?|mill[oó]n(?:es)?|[km])\b)?`;
const unit = String.raw`(?:\s?(?<unit>%|per\s?cent|por\s?ciento|puntos|points?|dollars?|d[oó]lares|d[oó]lar|bucks|USD|cents?|centavos?)(?!\p{L}))?`;
const written = new RegExp(
  String.raw`(?<currency>(?:US|USD)?\s?\$\s?|USD\s)?(?<digits>${number})${scale}(?:\s(?:de|of)(?=\s(?:d[oó]lares|dollars)))?${unit}`,
  'giu',
);
const fractions =
  /\b(?:half|halves|twice|double|doubles|triple|dozens?|(?:a|one|two|three) (?:thirds?|quarters?|fifths?)|mitad|doble|docenas?|un tercio|dos tercios|tercera parte|un cuarto de|tres cuartos|cuarta parte|quinta parte)\b/giu;

/** Every number, amount, percentage and fraction in a text, in digits or in words of English or Spanish. */
export function quantitiesIn(text: string): Quantity[] {
  const inDigits = [...text.matchAll(written)].map(({ 0: found, groups = {} }) => quantityOf(found, groups));
  const inFractions = [...text.matchAll(fractions)].map(({ 0: found }): Quantity => ({
    kind: 'fraction',
    value: found.toLowerCase(),
    found,
  }));
  return [...inDigits, ...numberWordsIn(text), ...inFractions];
}

function quantityOf(found: string, groups: Readonly<Record<string, string | undefined>>): Quantity {
  const { currency, digits = '', scale: times, unit: of } = groups;
  const factor = times ? (scales[plain(times).replace(/s$/, '')] ?? scales[plain(times)] ?? 1) : 1;
  const value = valueOf(digits);
  const scaled = value === null ? digits : Math.round(value * factor * 100) / 100;
  return { kind: currency ? 'money' : kindOf(of), value: inDollars(scaled, of), found: found.trim() };
}

/** Both languages of a report write 1,234.50; what is written otherwise stays text, which no input has. */
function valueOf(digits: string): number | null {
  const isUsual = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(digits);
  return isUsual ? Number(digits.replaceAll(',', '')) : null;
}

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

import { endOfStreet } from './address-words.js';
import { stateNames } from './states.js';
import { stateOfZip } from './zip-ranges.js';

type Ending = Readonly<{ rest: string; state: string | null; zip: string | null }>;

const nameKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’‘,]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');

const codeByName: ReadonlyMap<string, string> = new Map(
  Object.entries(stateNames).flatMap(([code, names]) =>
    [code, ...names].map((name) => [nameKey(name), code] as const),
  ),
);

const lastWords = (text: string, count: number): { before: string; words: string } => {
  let start = text.length;
  for (let found = 0; found < count && start > 0; found += 1) {
    start = text.slice(0, start).trimEnd().lastIndexOf(' ') + 1;
  }
  return { before: text.slice(0, start), words: text.slice(start) };
};

const trimPunctuation = (text: string): string => text.replace(/(?<![\s,.;-])[\s,.;-]+$/, '');

/** `45 Oak Ct` is a court; `Stamford CT` names the state. */
function isCourt(before: string, zip: string | null): boolean {
  if (before.trimEnd().endsWith(',') || (zip && stateOfZip(zip) === 'CT')) return false;
  return /^\d/.test(before) && endOfStreet(before.trim().split(' ')) === null;
}

/** `Port Washington` with no state is a town. */
const isTownOfThatName = (before: string, words: string): boolean =>
  nameKey(words).length > 2 && /(?:^|[\s,])(?:port|fort|ft|mount|mt|lake|old) $/i.test(before.slice(-8));

function takeState(text: string, zip: string | null): { rest: string; state: string } | null {
  for (const count of [4, 3, 2, 1]) {
    const { before, words } = lastWords(text, count);
    const key = nameKey(words);
    const state = codeByName.get(key) ?? codeByName.get(key.replaceAll(' ', ''));
    if (!state || isTownOfThatName(before, words) || (state === 'CT' && isCourt(before, zip))) continue;
    return { rest: trimPunctuation(before), state };
  }
  return null;
}

const zipAtEnd = /(?:^|[\s,.]|(?<!\d)-)(\d{5})(?:-?(\d{4}))?$/;

function takeZip(text: string): { rest: string; zip: string } | null {
  const match = zipAtEnd.exec(text.slice(-12));
  if (!match?.[1]) return null;
  return {
    rest: trimPunctuation(text.slice(0, text.length - match[0].length)),
    zip: match[2] ? `${match[1]}-${match[2]}` : match[1],
  };
}

const country =
  /[\s,](?:usa|us|u\.s\.a?\.?|united states(?: of america)?|estados unidos(?: de am[eé]rica)?|ee\.? ?uu\.?|e\.?u\.?a\.?)\.?$/i;

/** Splits `TX77002`. */
const separateZip = (text: string): string => text.replace(/([\s,][a-z]{2})(\d{5}(?:-\d{4})?)$/i, '$1 $2');

function endingOf(address: string): Ending {
  const text = separateZip(trimPunctuation(trimPunctuation(address).replace(country, '')));
  const zipLast = takeZip(text);
  const state = takeState(zipLast?.rest ?? text, zipLast?.zip ?? null);
  const rest = state?.rest ?? zipLast?.rest ?? text;
  if (zipLast || !state) return { rest, state: state?.state ?? null, zip: zipLast?.zip ?? null };
  const zipBefore = takeZip(rest);
  return { rest: zipBefore?.rest ?? rest, state: state.state, zip: zipBefore?.zip ?? null };
}

/** The text up to the last five-digit group that is not the house number. */
const throughLastZip = (address: string): string | null =>
  /^.+[\s,]\d{5}(?:-\d{4})?(?=\D)/.exec(address)?.[0] ?? null;

/** `Houston, TX 7702` names the state even though its ZIP code is invalid. */
function withoutBrokenZip(address: string): Ending | null {
  const text = trimPunctuation(address).replace(/[\s,]\d{1,12}(?:-\d*)?$/, '');
  const state = text === trimPunctuation(address) ? null : takeState(trimPunctuation(text), null);
  return state ? { ...state, zip: null } : null;
}

/**
 * Splits state and ZIP code, in either order, from the end of an address. Words after them are ignored only if nothing
 * else fits.
 */
export function takeStateAndZip(address: string): Ending {
  const ending = endingOf(address);
  if (ending.state || ending.zip) return ending;
  const inside = throughLastZip(address);
  const found = inside ? endingOf(inside) : ending;
  return found.state && found.zip ? found : (withoutBrokenZip(address) ?? ending);
}

import { numberedRoads, streetOrTownWords, streetWords, wordKey } from '../place/address-words.js';
import { DomainError } from './domain-error.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const email = /\S@|@\s?[\p{L}_]|[\w.-] ?[([{] ?at ?[)\]}]/iu;
const socialSecurity =
  /(?<![\w-])\d{3}[ -]\d{2}[ -]\d{4}(?![\w-])|\b(?:ssn|itin|social security)\D{1,20}\d{9}(?!\d)/i;
const usPhone = /(?<!\w)(?:\+?1[-. /(]{0,2})?\(?[2-9]\d{2}[-. /)]{0,3}[2-9]\d{2}[-. /]{0,3}\d{4}(?!\w)/;
const foreignPhone = /\+[\d ().-]{8,20}/g;
const longNumber = /(?<!\d)\d(?:[ -]?\d){12,}/g;
const spanishStreet =
  /\b(?:calle|avenida|avda|calzada|paseo)\.? (?:[\p{L}.]{1,30} ){0,4}(?:#|n[oº°]\.? ?)?\d/iu;
const postOfficeBox = /\b(?:p\. ?o\.|p ?o|apartado) ?(?:box|postal) ?#?\d/i;

/** Kinds of personal data that a pattern recognizes, checked in this order. */
const kinds: readonly (readonly [kind: string, isIn: (text: string) => boolean])[] = [
  ['email address', (text) => email.test(text)],
  ['card or report number', hasCardNumber],
  ['Social Security number', (text) => socialSecurity.test(text)],
  ['phone number', hasPhone],
  ['street address', hasStreetAddress],
];

/** The kind of personal data in a text, such as `phone number`; null if none is recognized. */
export function personalDataIn(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ');
  return kinds.find(([, isIn]) => isIn(plain))?.[0] ?? null;
}

/**
 * Refuses a text with personal data, since an event keeps it permanently, even after the person is erased. Deciders check
 * every free text of an event; the event definitions declare which fields are free text.
 */
export function assertNamesNobody(...texts: readonly (string | null)[]): void {
  const kind = texts.map((text) => text && personalDataIn(text)).find(Boolean);
  if (!kind) return;
  throw new DomainError(
    'privacy.note-names-person',
    `This text is kept permanently and cannot be erased, so leave out the ${kind}. ` +
      'Write an order number or a ticket number instead.',
  );
}

/** A report's number has 16 digits, a card's 13 to 19 with a check digit, perhaps in groups. */
function hasCardNumber(text: string): boolean {
  return (text.match(longNumber) ?? []).some((run) => {
    const groups = run.split(/[ -]/);
    return groups.some((_, from) => beginsCard(groups.slice(from, from + longestCard)));
  });
}

const longestCard = 19;

function beginsCard(groups: readonly string[]): boolean {
  let digits = '';
  for (const [index, group] of groups.entries()) {
    digits += group;
    // Dates have shorter groups.
    if (group.length < 3 || digits.length > longestCard) return false;
    const isGrouped = index === 0 || groups.slice(0, index + 1).every(({ length }) => length === 4);
    if ((digits.length === 16 && isGrouped) || isCard(digits)) return true;
  }
  return false;
}

function isCard(digits: string): boolean {
  if (digits.length < 13) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (1 + (index % 2));
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function hasPhone(text: string): boolean {
  const foreign = text.match(foreignPhone) ?? [];
  return usPhone.test(text) || foreign.some((number) => number.replace(/\D/g, '').length >= 8);
}

/** Street words that are also everyday nouns: they count when written as a name, or after a long house number. */
const everydayWords = words('court drive highway');
const isCapitalized = (word: string): boolean => /^[\p{Lu}\d]/u.test(word);

/** Words that do not follow a house number. */
const notInStreets = words(
  'a an the this that these those it its their his her our your my he she they we you i of to for in on at by from with ' +
    'and or but not no as per than is was were be been are if when who which after before until since because into over ' +
    'day days week weeks month months year years hour hours minute minutes time times percent cent cents dollar dollars ' +
    'usd report reports payment payments refund refunds copy copies sale sales line lines email emails call calls',
);

function hasStreetAddress(text: string): boolean {
  if (spanishStreet.test(text) || postOfficeBox.test(text)) return true;
  const parts = text.split(' ');
  return parts.some((part, index) => {
    const house = /^\W{0,2}(\d{1,6})(?:-\d{1,4})?[a-z]?$/i.exec(part)?.[1];
    return house !== undefined && isStreet(parts.slice(index + 1, index + 6), house.length >= 3);
  });
}

/** Whether the words after a house number begin with a street's name. */
function isStreet(parts: readonly string[], isLongNumber: boolean): boolean {
  for (const [index, part] of parts.entries()) {
    const word = /^[\p{L}\p{N}-]*/u.exec(wordKey(part))![0];
    if (notInStreets.has(word)) return false;
    if (numberedRoads.has(word) && /^\d/.test(parts[index + 1] ?? '')) return true;
    if (index > 0 && endsStreet(word, isLongNumber || parts.slice(0, index + 1).every(isCapitalized)))
      return true;
    if (!/^(?:\p{L}|\d+(?:st|nd|rd|th)$)/u.test(word) || /[,;:!?)]$/.test(part)) return false;
  }
  return false;
}

const endsStreet = (word: string, isName: boolean): boolean =>
  everydayWords.has(word) || streetOrTownWords.has(word) ? isName : streetWords.has(word);

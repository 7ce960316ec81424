import { editDistance } from './edit-distance.js';

/** More slips than these are another street, or another house. */
const mostSlips = { number: 1, name: 3 };

const shortened: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  circle: 'cir',
  parkway: 'pkwy',
  highway: 'hwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

const unitOf = /(?<![ ,])[ ,]*(?:#|\b(?:apartment|apt|unit|suite|ste)\b\.?) *#?[\w-]+/i;

function partsOf(street: string) {
  const unit = unitOf.exec(street)?.[0].replaceAll(/[^\w]/g, '').toLowerCase() ?? null;
  const words = street
    .replace(unitOf, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => shortened[word] ?? word);
  const [first = ''] = words;
  const hasNumber = /\d/.test(first);
  return { number: hasNumber ? first : null, name: (hasNumber ? words.slice(1) : words).join(' '), unit };
}

const slips = (one: string | null, other: string | null): number =>
  one === null || other === null ? 0 : editDistance(one, other);

/** Whether both may be meant for one street address. What only one of them names, such as the unit, was missing. */
export function isTypoOf(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true;
  const [a, b] = [partsOf(one), partsOf(other)];
  return (
    slips(a.number, b.number) <= mostSlips.number &&
    slips(a.name, b.name) <= mostSlips.name &&
    slips(a.unit, b.unit) <= mostSlips.number
  );
}

import type { ClosingCostRuleBook } from '../../closing-costs/index.js';
import { locateProperty } from '../property-place.js';
import type { ReportBasis } from './report-inputs.js';
import type { AddressChange } from './refinement-limits.js';

/** What places are resolved with: the rules of a state, and the day (ISO date). */
export type RulesOfDay = Readonly<{ rulesOf: (state: string) => ClosingCostRuleBook; today: string }>;

/** The counties where the property may be. */
function countiesOf({ property }: ReportBasis, { rulesOf, today }: RulesOfDay): Set<string> {
  const { county, choices } = locateProperty(property, rulesOf(property.state), today);
  const names =
    choices.length > 0 ? choices.map((choice) => choice.county.name) : county ? [county.name] : [];
  return new Set(names.map((name) => `${property.state}/${name}`));
}

function isSameHome(one: ReportBasis, other: ReportBasis, day: RulesOfDay): boolean {
  if (!isTypoOf(one.person?.street ?? null, other.person?.street ?? null)) return false;
  const there = countiesOf(other, day);
  return [...countiesOf(one, day)].some((county) => there.has(county));
}

/**
 * Whether the address is a new home or one that this purchase was already used for: the same street except for typos, in
 * what may be the same county. It is compared with each address as first given, so that typos cannot add up.
 */
export function addressChangeOf(
  usedFor: readonly ReportBasis[],
  next: ReportBasis,
  day: RulesOfDay,
): Exclude<AddressChange, 'none'> {
  return usedFor.some((home) => isSameHome(home, next, day)) ? 'correction' : 'new';
}

/** The most typos in the house number or unit, and in the street name; more mean another address. */
const maxTypos = { number: 1, name: 3 };

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

const unitOf = /(?<![ ,])[ ,]*(?:#|\b(?:apartment|apt|unit|suite|ste)\b\.?) *#?([\w-]+)/i;

function partsOf(street: string) {
  const unit = unitOf.exec(street)?.[1]?.replaceAll(/[^\w]/g, '').toLowerCase() ?? null;
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

const countTypos = (one: string | null, other: string | null): number =>
  one === null || other === null ? 0 : editDistance(one, other);

/** Whether both can be the same street address. A part that only one of them has, such as the unit, does not matter. */
export function isTypoOf(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true;
  const [a, b] = [partsOf(one), partsOf(other)];
  return (
    countTypos(a.number, b.number) <= maxTypos.number &&
    countTypos(a.name, b.name) <= maxTypos.name &&
    countTypos(a.unit, b.unit) <= maxTypos.number
  );
}

/** The number of missing, extra, wrong or swapped letters between the texts. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[j - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}

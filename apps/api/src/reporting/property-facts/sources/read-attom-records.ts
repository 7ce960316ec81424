import { isIsoDate } from '@closewise/domain/calendar';
import { centsOf } from '@closewise/domain/money';
import type { ComparableSale, School, SchoolLevel, Schools, TaxYear } from '@closewise/domain/property-facts';
import type { SoldHome, HomeWithSchools, AssessedHome } from './attom-answers.js';

/** More would be too long to read. */
const mostSales = 8;

/** Cheaper sales are partial, between relatives, or typing errors. */
const leastDollars = 10_000;

/**
 * Sales that are evidence of a price: recorded amounts between unrelated parties. Leaves out the home itself, and ATTOM's
 * estimates in states that do not disclose prices.
 */
export function readSales(homes: readonly SoldHome[], street: string): ComparableSale[] {
  return homes
    .flatMap(saleOf)
    .filter(({ address }) => !isSameStreet(address, street))
    .toSorted((one, other) => other.soldOn.localeCompare(one.soldOn))
    .slice(0, mostSales);
}

function saleOf({ address, location, summary, building, sale }: SoldHome): ComparableSale[] {
  const soldOn = (sale.saletransdate ?? sale.amount?.salerecdate ?? sale.salesearchdate ?? '').slice(0, 10);
  const dollars = sale.amount?.saleamt ?? 0;
  const isEstimate = /estimat/i.test(sale.amount?.salecode ?? '');
  const isSale = !/quit|nominal|non-?arm|foreclos|reo/i.test(sale.amount?.saletranstype ?? '');
  if (!isIsoDate(soldOn) || dollars < leastDollars || isEstimate || !isSale) return [];
  return [
    {
      address: address.oneline,
      soldOn,
      priceCents: centsOf(dollars),
      livingAreaSquareFeet: known(building?.size?.livingsize) ?? known(building?.size?.universalsize),
      bedrooms: known(building?.rooms?.beds),
      bathrooms: known(building?.rooms?.bathstotal),
      yearBuilt: known(summary?.yearbuilt),
      distanceMiles: location?.distance ?? null,
    },
  ];
}

/** ATTOM writes 0 for unknown values. */
const known = (number: number | null | undefined): number | null => number || null;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Compares house number and street name only, because `Street` may be abbreviated. */
function isSameStreet(address: string, street: string): boolean {
  const [number, name] = plain(street).split(' ');
  return plain(address).startsWith(`${number} ${name} `);
}

/** Null without schools. */
export function readSchools({ school, schooldistrict }: HomeWithSchools): Schools | null {
  const schools = (school ?? [])
    .map(schoolOf)
    .toSorted((one, other) => (one.distanceMiles ?? Infinity) - (other.distanceMiles ?? Infinity));
  return schools.length > 0 ? { district: schooldistrict?.districtname || null, schools } : null;
}

function schoolOf(listed: NonNullable<HomeWithSchools['school']>[number]): School {
  const { institutionname, gradelevel1lotext: low, gradelevel1hitext: high, filetypetext } = listed;
  return {
    name: institutionname.trim(),
    levels: levelsOf(gradeOf(low), gradeOf(high)),
    grades: low && high ? `${low.trim()}-${high.trim()}` : null,
    kind: /private/i.test(filetypetext ?? '')
      ? 'private'
      : /public/i.test(filetypetext ?? '')
        ? 'public'
        : null,
    distanceMiles: listed.distance ?? null,
    isAssigned: /private/i.test(filetypetext ?? '') ? false : true,
  };
}

/** A grade as a number, 0 for grades before the first; null if missing. */
function gradeOf(text: string | null | undefined): number | null {
  if (!text) return null;
  if (/^(k|pk|pre|tk)/i.test(text.trim())) return 0;
  const grade = Number.parseInt(text, 10);
  return Number.isNaN(grade) ? null : grade;
}

const gradesOf: Readonly<Record<SchoolLevel, readonly [from: number, to: number]>> = {
  elementary: [0, 5],
  middle: [6, 8],
  high: [9, 12],
};

/** The levels of which a school teaches at least two grades, or its only grade. */
function levelsOf(low: number | null, high: number | null): SchoolLevel[] {
  if (low === null || high === null || high < low) return [];
  const levels: SchoolLevel[] = ['elementary', 'middle', 'high'];
  return levels.filter((level) => {
    const [from, to] = gradesOf[level];
    const taught = Math.min(high, to) - Math.max(low, from) + 1;
    return taught >= Math.min(2, high - low + 1);
  });
}

const mostYears = 10;

/** The assessments by year, latest first. The first assessment of a year wins, because it is the latest correction. */
export function readTaxes({ assessmenthistory }: AssessedHome): TaxYear[] {
  const years = new Map<number, TaxYear>();
  for (const { tax, assessed } of assessmenthistory) {
    const year = tax?.taxyear || tax?.assessoryear || 0;
    const taxCents = centsOrNull(tax?.taxamt);
    const assessedCents = centsOrNull(assessed?.assdttlvalue);
    const saysSomething = taxCents !== null || assessedCents !== null;
    if (year < 1900 || year > 2200 || !saysSomething || years.has(year)) continue;
    years.set(year, { year, taxCents, assessedCents });
  }
  return [...years.values()].toSorted((one, other) => other.year - one.year).slice(0, mostYears);
}

/** ATTOM writes 0 for unknown values, and exempt homes have no bill. */
const centsOrNull = (dollars: number | null | undefined) => (dollars ? centsOf(dollars) : null);

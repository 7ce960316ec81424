import type { School, SchoolLevel, Schools } from '@closewise/domain/property-facts';
import type { HomeWithSchools } from './attom-answers.js';

/** Null of none. */
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

/** Grades as numbers, those before the first as 0; null where there is none. */
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

/** The levels of which a school teaches at least two grades, or all that it teaches. */
function levelsOf(low: number | null, high: number | null): SchoolLevel[] {
  if (low === null || high === null || high < low) return [];
  const levels: SchoolLevel[] = ['elementary', 'middle', 'high'];
  return levels.filter((level) => {
    const [from, to] = gradesOf[level];
    const taught = Math.min(high, to) - Math.max(low, from) + 1;
    return taught >= Math.min(2, high - low + 1);
  });
}

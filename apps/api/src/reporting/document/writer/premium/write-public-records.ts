import type { PremiumSection, ReportFact } from '@closewise/contracts/report-document';
import {
  taxChangesPercent,
  type FactAnswer,
  type TaxHistory,
  type TaxYear,
  type School,
  type Schools,
} from '@closewise/domain/property-facts';
import { ownFact } from '../writing.js';
import { type PremiumWriting, citeSource, sectionOf, sourcedFact, sentenceOf } from './premium-writing.js';

/** Tax bills by year with their changes, and the overall change. */
export function writeTaxHistory(writing: PremiumWriting, answer: FactAnswer<TaxHistory>): PremiumSection {
  const texts = writing.premium.taxes;
  return sectionOf(writing, answer, texts, ({ fact, source }) => {
    const id = citeSource(writing, source);
    const changes = taxChangesPercent(fact);
    const years = fact.years.map((year, index) => yearFact(writing, year, changes[index] ?? null, id));
    return {
      introduction: texts.introduction,
      facts: [...years, ...overallFact(writing, fact)],
      remarks: [],
      questions: texts.questions,
    };
  });
}

function yearFact(
  { premium, formats }: PremiumWriting,
  { year, taxCents, assessedCents }: TaxYear,
  change: number | null,
  id: string,
): ReportFact {
  const texts = premium.taxes;
  const sentences = [
    assessedCents === null ? texts.noAssessment : texts.assessed(formats.money(assessedCents)),
    ...(change === null ? [] : [changeText(premium.taxes, formats.percent, change, year - 1)]),
  ];
  const value = taxCents === null ? texts.unknown : formats.money(taxCents);
  return sourcedFact(texts.year(year), value, sentences.join(' '), id, 'medium');
}

function changeText(
  { more, less, same }: PremiumWriting['premium']['taxes'],
  percent: (value: number) => string,
  change: number,
  year: number,
): string {
  if (change === 0) return same(year);
  return change > 0 ? more(percent(change), year) : less(percent(-change), year);
}

/** The change from the first to the last bill, if they are at least two years apart. */
function overallFact({ premium, formats }: PremiumWriting, { years }: TaxHistory): ReportFact[] {
  const { change, changeText: text, unchanged, up, down } = premium.taxes;
  const billed = years.filter((year) => year.taxCents !== null);
  const [last, first] = [billed[0], billed.at(-1)];
  if (!last?.taxCents || !first?.taxCents || last.year - first.year < 2) return [];
  const percent = Math.round((last.taxCents / first.taxCents - 1) * 1000) / 10;
  const value =
    percent === 0 ? unchanged : percent > 0 ? up(formats.percent(percent)) : down(formats.percent(-percent));
  const said = text(formats.money(first.taxCents), formats.money(last.taxCents));
  return [ownFact(change(first.year, last.year), value, said)];
}

/** Names, levels and distances. Never ratings or demographics, because that would be steering. */
export function writeSchools(writing: PremiumWriting, answer: FactAnswer<Schools>): PremiumSection {
  const texts = writing.premium.schools;
  return sectionOf(writing, answer, texts, ({ fact: { district, schools }, source }) => {
    const id = citeSource(writing, source);
    const inDistrict = district
      ? [sourcedFact(texts.district, district, texts.districtText, id, 'medium')]
      : [];
    return {
      introduction: texts.introduction,
      facts: [...inDistrict, ...schools.map((school) => schoolFact(writing, school, id))],
      remarks: [texts.remark],
      questions: texts.questions,
    };
  });
}

function schoolFact({ premium, formats, number }: PremiumWriting, school: School, id: string): ReportFact {
  const texts = premium.schools;
  const { name, levels, grades, kind, distanceMiles, isAssigned } = school;
  const value =
    levels.length === 0
      ? texts.levelUnknown
      : texts.level(formats.list(levels.map((level) => texts.levels[level])));
  const text = sentenceOf([
    grades && texts.grades(grades),
    kind && texts[kind],
    isAssigned ? texts.assigned : null,
    distanceMiles === null ? null : texts.miles(number(distanceMiles, 1)),
  ]);
  return sourcedFact(name, value, text ?? texts.nothingMore, id, 'medium');
}

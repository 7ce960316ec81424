import type { PremiumSection, ReportFact } from '@closewise/contracts/report-document';
import type { FactAnswer, School, Schools } from '@closewise/domain/property-facts';
import { citeSource } from './cite-source.js';
import { sectionOf, sentenceOf, toldFact, type PremiumWriting } from './premium-writing.js';

/** Names, levels and distances. Nothing rates a school or says who attends it: that would steer a buyer. */
export function writeSchools(writing: PremiumWriting, answer: FactAnswer<Schools>): PremiumSection {
  const texts = writing.premium.schools;
  return sectionOf(writing, answer, texts, ({ fact: { district, schools }, source }) => {
    const id = citeSource(writing, source);
    const inDistrict = district ? [toldFact(texts.district, district, texts.districtText, id, 'medium')] : [];
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
  return toldFact(name, value, text ?? texts.nothingMore, id, 'medium');
}

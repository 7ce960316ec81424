import type { PremiumSection, ReportFact } from '@closewise/contracts/report-document';
import { floodRiskOf, type FactAnswer, type FloodZone } from '@closewise/domain/property-facts';
import { type PremiumWriting, citeSource, sectionOf, sourcedFact } from './premium-writing.js';

/** The zone, what it means, and whether a lender must require insurance. */
export function writeFloodZone(
  writing: PremiumWriting,
  answer: FactAnswer<FloodZone>,
  paysCash: boolean,
): PremiumSection {
  const texts = writing.premium.flood;
  return sectionOf(writing, answer, { ...texts, none: () => texts.none }, ({ fact, source }) => {
    const id = citeSource(writing, source);
    const { certificateQuestion, questions } = texts;
    return {
      introduction: texts.introduction,
      facts: [
        zoneFact(writing, fact, id),
        insuranceFact(writing, fact, paysCash),
        ...mapFacts(writing, fact, id),
      ],
      remarks: [texts.remark],
      questions: fact.isSpecialFloodHazardArea ? [certificateQuestion, ...questions] : questions,
    };
  });
}

function zoneFact({ premium }: PremiumWriting, zone: FloodZone, id: string): ReportFact {
  const { meanings, floodway, zone: label } = premium.flood;
  const meaning = meanings[floodRiskOf(zone)];
  const text = zone.subtype?.toUpperCase().includes('FLOODWAY') ? `${meaning} ${floodway}` : meaning;
  return sourcedFact(label, zone.zone || '—', text, id, 'high');
}

/** Whether the law requires insurance in this zone. */
function insuranceFact(
  { premium, sources }: PremiumWriting,
  { isSpecialFloodHazardArea }: FloodZone,
  paysCash: boolean,
): ReportFact {
  const { insurance, required, requiredText, requiredCash, notRequired, notRequiredText } = premium.flood;
  const sourceId = sources.cite({
    publisher: 'United States',
    title: '42 U.S.C. 4012a(b)',
    url: null,
    dateChecked: null,
    provenance: 'law',
    remarks: [],
    confidence: 'high',
  });
  return isSpecialFloodHazardArea
    ? sourcedFact(insurance, required, paysCash ? requiredCash : requiredText, sourceId, 'high')
    : sourcedFact(insurance, notRequired, notRequiredText, sourceId, 'high');
}

function mapFacts({ premium, formats, number }: PremiumWriting, zone: FloodZone, id: string): ReportFact[] {
  const { elevation, feet, elevationText, panel, panelText } = premium.flood;
  const { baseFloodElevationFeet: height, panel: name, panelEffectiveOn: since } = zone;
  return [
    ...(height === null ? [] : [sourcedFact(elevation, feet(number(height, 1)), elevationText, id, 'high')]),
    ...(name === null ? [] : [sourcedFact(panel, name, panelText(since && formats.date(since)), id, 'high')]),
  ];
}

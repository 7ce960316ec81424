import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { loanTypes, propertyTypes, type PropertyInput } from '@closewise/domain/closing-costs';
import { stateCodes } from '@closewise/domain/place';
import { homeSomewhereIn, reportDocumentOf } from '../../../test/fixtures/report-documents.js';
import { formatsOf } from './writer/formats.js';
import { roundedCents } from './writer/rounding.js';
import { reportTexts } from './writer/texts/index.js';

/** Of the purchases of a state each so many-th, so that the states together hold them all; in the long form all. */
const every = process.env['LONG'] === undefined ? 13 : 1;

const purchasesIn = (state: string, place: number): PropertyInput[] =>
  propertyTypes
    .flatMap((propertyType) => loanTypes.map((loanType) => ({ propertyType, loanType })))
    .map((purchase, number) => ({
      ...homeSomewhereIn(state),
      ...purchase,
      buyerType: 'financing' as const,
      agentPaidBy: number % 2 === 0 ? ('seller' as const) : ('buyer' as const),
      ...(number % 5 === 0 ? { sellerCreditDollars: 3_000 } : {}),
    }))
    .filter((_, number) => (number + place) % every === 0);

/** What one says on the phone or at the table. */
const spokenIn = ({ sections }: ReportDocument): string[] => [
  ...sections.negotiableFees.fees.flatMap(({ script, fallback }) => [script, fallback ?? '']),
  ...sections.negotiationStrategies.strategies.flatMap(({ script }) => script ?? []),
];

/** What the strategies say of money. */
const adviceIn = ({ sections }: ReportDocument): string[] =>
  sections.negotiationStrategies.strategies.flatMap(({ atStake, steps }) => [atStake, ...steps]);

/** Every paragraph that the writer wrote, beside what stands on the fees. */
function proseIn({ sections, property }: ReportDocument): string[] {
  const { cashToClose, notes } = sections.costSummary;
  return [
    property.place.summary,
    ...property.place.missing,
    ...Object.values(sections).map(({ introduction }) => introduction),
    ...notes,
    ...(cashToClose ? [cashToClose.interval, cashToClose.assumptions] : []),
    ...[...sections.marketAnalysis.facts, ...sections.localInsights.facts].map(
      ({ explanation }) => explanation,
    ),
    ...sections.localInsights.unknowns,
    ...sections.comparableProperties.steps.map(({ text }) => text),
    ...sections.comparableProperties.questions,
    ...sections.closingTimeline.steps.map(({ text }) => text),
    ...sections.figures.method,
    ...sections.figures.disclaimers,
  ];
}

const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.?!]) /);
const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => text.length > 30 && texts.indexOf(text) !== index);

/** Every amount that stands in the report's tables, as it may be written. */
function amountsIn({ fees, property, sections }: ReportDocument, language: ReportLanguage): Set<string> {
  const { money } = formatsOf(language);
  const { costSummary, negotiationStrategies } = sections;
  const cents = [
    property.priceCents,
    ...fees.flatMap(({ buyer }) => [buyer.lowCents, buyer.typicalCents, buyer.highCents]),
    ...(costSummary.cashToClose?.rows.map((row) => Math.abs(row.cents)) ?? []),
    ...negotiationStrategies.strategies.map(({ atStakeCents }) => atStakeCents),
    /** What a loan lets a seller pay. */
    ...[2, 3, 6, 9].map((percent) => Math.floor((property.priceCents * percent) / 100)),
  ];
  return new Set(cents.flatMap((each) => [money(each), money(roundedCents(each))]));
}

const englishWord =
  /\b(the|and|with|your|for|from|lender|closing|buyer|seller|fee|premium|loan|of|title|settlement)\b/i;
/** Names that have no Spanish: of programs, laws and taxes. */
const englishNames = /Stay NJ|Senior Freeze|realty transfer fee|\([^)]*\)/g;

describe.each(stateCodes.map((state, place) => [state, place] as const))('a report of %s', (state, place) => {
  const documents = purchasesIn(state, place).flatMap((purchase) =>
    (['en', 'es'] as const).map((language) => ({ language, document: reportDocumentOf(purchase, language) })),
  );

  it('[RP-01] has words to say about each negotiable fee that a person would say', () => {
    for (const { document, language } of documents) {
      const spoken = spokenIn(document);
      expect(spoken.filter((text) => /[‘“”«»"()[\]]/.test(text))).toEqual([]);
      expect(spoken.filter((text) => !/[.?!]$/.test(text))).toEqual([]);
      const generic = reportTexts[language].scripts.other.ifNo({
        name: '',
        amount: '',
        low: null,
        price: '',
        state: '',
      });
      expect(spoken).not.toContain(generic);
    }
  });

  it('is written in whole sentences, in its own language', () => {
    for (const { document, language } of documents) {
      const prose = [...spokenIn(document), ...adviceIn(document), ...proseIn(document)];
      expect(prose.filter((text) => /undefined|null|NaN|\[object| {2}|\.\.|\s[.,;:?]/.test(text))).toEqual(
        [],
      );
      expect(prose.filter((text) => !/[.?!]$/.test(text))).toEqual([]);
      const spanish = language === 'es' ? prose : [];
      expect(spanish.filter((text) => englishWord.test(text.replaceAll(englishNames, '')))).toEqual([]);
    }
  });

  it('says nothing twice', () => {
    for (const { document } of documents) {
      const sentences = [...spokenIn(document), ...adviceIn(document), ...proseIn(document)].flatMap(
        sentencesOf,
      );
      expect(repeated(sentences)).toEqual([]);
    }
  });

  it('names no amount that does not stand in its tables', () => {
    for (const { document, language } of documents) {
      const known = amountsIn(document, language);
      const named = [...spokenIn(document), ...adviceIn(document)].flatMap(
        (text) => text.match(/\$\d[\d,]*(\.\d\d)?\b/g) ?? [],
      );
      expect(named.filter((amount) => !known.has(amount))).toEqual([]);
    }
  });
});

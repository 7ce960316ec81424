import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { loanTypes, propertyTypes, type PropertyInput } from '@closewise/domain/closing-costs';
import { stateCodes } from '@closewise/domain/place';
import { homeSomewhereIn, reportDocumentOf } from '../../../test/fixtures/report-documents.js';
import { formatsOf } from './writer/formats.js';
import { roundedCents } from '@closewise/domain/money';
import { reportTexts } from '../texts/index.js';

/** Of the purchases of a state each so many-th, so that the states together hold them all; in the long form all. */
const every = process.env['LONG'] === undefined ? 29 : 1;

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

/** Every paragraph of the writer, except those about fees. */
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
/** What only the buyers of some kinds of property should read, by these kinds. */
const ofOneKind: Readonly<Record<ReportLanguage, Readonly<Record<string, RegExp>>>> = {
  en: {
    'condo townhouse': /\bcondos?\b|\btownhouses?\b/i,
    'co-op': /\bco-ops?\b|\bshares\b|proprietary lease/i,
    'farm-ranch': /\bfarms?\b|\branch\b/i,
    'vacant-land': /buildable acre/i,
    'mobile-home': /manufactured home/i,
    'new-construction': /\bbuilder’s\b/i,
    'commercial industrial mixed-use': /rent rolls?|capitalization/i,
  },
  es: {
    'condo townhouse': /condominio|casa adosada/i,
    'co-op': /cooperativa|arrendamiento propietario/i,
    'farm-ranch': /granja|rancho/i,
    'vacant-land': /acre edificable/i,
    'mobile-home': /prefabricada/i,
    'new-construction': /del constructor/i,
    'commercial industrial mixed-use': /lista de rentas|tasa de capitalización/i,
  },
};
/** Names that have no Spanish: of programs, laws and taxes. */
const englishNames = /Stay NJ|Senior Freeze|realty transfer fee|\([^()]*\)/g;

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
        isShared: false,
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

  it('writes dates and names as a person would', () => {
    for (const { document } of documents) {
      const { fees, sections } = document;
      const written = [
        ...spokenIn(document),
        ...adviceIn(document),
        ...proseIn(document),
        ...fees.flatMap(({ name, ask, contact, calculation }) => [name, ask, contact, calculation]),
        ...sections.contacts.contacts.map(({ who }) => who),
      ];
      expect(written.filter((text) => /\d{4}-\d\d-\d\d|"|\b(NOT|AND|OR)\b|\s-\s/.test(text))).toEqual([]);
    }
  });

  it('speaks of no other kind of property than its own', () => {
    for (const { document, language } of documents) {
      const { propertyType } = document.property;
      const foreign = Object.entries(ofOneKind[language])
        .filter(([types]) => !types.split(' ').includes(propertyType))
        .map(([, word]) => word);
      const { comparableProperties } = document.sections;
      const said = [
        ...spokenIn(document),
        ...adviceIn(document),
        ...comparableProperties.steps.flatMap(({ title, text }) => [title, text]),
        ...document.sections.closingTimeline.steps.flatMap(({ title, text }) => [title, text]),
      ];
      expect(said.filter((text) => foreign.some((word) => word.test(text)))).toEqual([]);
    }
  });

  it('counts as paid ahead no more than the closing costs hold, and no bill that is not among them', () => {
    for (const { document, language } of documents) {
      const { notes, cashToClose } = document.sections.costSummary;
      const sections = new Map(cashToClose!.rows.map(({ row, cents }) => [row, cents]));
      const ahead = (sections.get('F') ?? 0) + (sections.get('G') ?? 0);
      const note = notes.find((text) => /prepays bills|adelantan/.test(text));
      expect(note === undefined).toBe(ahead === 0);
      const said = Number(note?.match(/\$([\d,]+)/)?.[1]?.replaceAll(',', '') ?? 0) * 100;
      expect(Math.abs(said - ahead)).toBeLessThanOrEqual(2_000);
      const tax = { en: 'property tax', es: 'impuesto a la propiedad' }[language];
      const paysTax = document.fees.some(
        ({ id, buyer }) => /property_tax|escrow_tax/.test(id) && buyer.typicalCents > 0,
      );
      expect(note?.includes(tax) ?? false).toBe(paysTax);
    }
  });

  it('counts among the extras to leave out nothing that it says to keep', () => {
    for (const { document } of documents) {
      const extras = document.sections.negotiationStrategies.strategies.find(({ title }) =>
        /extras/.test(title),
      );
      const kept = document.fees.filter(
        ({ id, loanEstimateSection }) =>
          /^title\.|inspection_general|hoi_premium|perc_soil|pca_zoning|fee\.attorney/.test(id) ||
          loanEstimateSection === 'post-closing',
      );
      expect(kept.filter(({ id }) => extras?.feeIds.includes(id))).toEqual([]);
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

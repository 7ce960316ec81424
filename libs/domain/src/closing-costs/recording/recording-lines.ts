import { toCents } from '../decimal.js';
import type { FeeLine } from '../estimate.js';
import { countyOrState, stateOf } from '../jurisdiction/index.js';
import { memoize } from '../memoize.js';
import { paidBy } from '../paid-by.js';
import type { Purchase } from '../purchase.js';
import type {
  CountyRecordingFees,
  JurisdictionRules,
  RecordedDocument,
  RecordingRules,
} from '../rules/index.js';
import { exactRange, spreadAround } from '../spread.js';
import { orTitleCompany, recordingOffice } from '../recording-office.js';
import { feesOfCounty, recordingFee, type RecordingFee } from './recording-fee.js';
import { conditionHolds } from '../applicability/condition-holds.js';
import { placeScopeCovers } from '../applicability/place-scope-covers.js';

const usualTerms = {
  category: 'required',
  requiredBy: 'law',
  whatToAskFor: {
    en: 'Ask for the recording fee based on your documents’ number of pages.',
    es: 'Pregunte el costo de inscripción según el número de páginas de sus documentos.',
  },
} as const;

/** Declaring a homestead is the owner's choice. */
const homesteadTerms = {
  category: 'optional',
  requiredBy: null,
  whatToAskFor: {
    en: 'Ask the closing attorney to record it with the deed: it protects your home from most creditors up to a limit set by law.',
    es: 'Pida al abogado de cierre que la inscriba con la escritura: protege su vivienda de la mayoría de los acreedores hasta un límite legal.',
  },
} as const;

const names = {
  deed: { en: 'Recording of the deed', es: 'Inscripción de la escritura' },
  mortgage: { en: 'Recording of the mortgage', es: 'Inscripción de la hipoteca' },
} as const;

const sourceOf = memoize(({ source, effectiveFrom, confidence }: RecordingRules): FeeLine['source'] => ({
  ...source,
  effectiveFrom,
  confidence,
}));

/** The county's source, if its fees have one of their own. */
const sourceIn = (rules: RecordingRules, ofCounty: CountyRecordingFees | null): FeeLine['source'] =>
  ofCounty?.source
    ? { ...ofCounty.source, effectiveFrom: null, confidence: ofCounty.confidence ?? rules.confidence }
    : sourceOf(rules);

function rangeOf({ range }: RecordingFee, buyerCents: number, exact: boolean): FeeLine['range'] {
  if (exact) return exactRange(buyerCents);
  if (range === null || buyerCents === 0) return spreadAround(buyerCents);
  return { lowCents: toCents(range.low), typicalCents: buyerCents, highCents: toCents(range.high) };
}

function documentLine(rules: JurisdictionRules, document: RecordedDocument, purchase: Purchase): FeeLine {
  const ofCounty = feesOfCounty(rules.recordingFees, purchase);
  const fee = recordingFee(ofCounty, document, purchase);
  const source = sourceIn(rules.recordingFees, ofCounty);
  const exact = fee.isFlat && source.confidence !== 'low';
  const shares = paidBy(document.payer, toCents(fee.amount));
  return {
    key: `recording.${document.document}`,
    kind: document.document === 'deed' ? 'recording-deed' : 'recording-mortgage',
    name: names[document.document],
    section: 'E',
    category: usualTerms.category,
    tolerance: 'ten-percent',
    requiredBy: usualTerms.requiredBy,
    level: 'county',
    jurisdiction: countyOrState(purchase, rules),
    shares,
    range: rangeOf(fee, shares.buyerCents, exact),
    exact,
    workings: fee.workings,
    source,
    whoToContact: orTitleCompany(recordingOffice(purchase.state)),
    whatToAskFor: usualTerms.whatToAskFor,
  };
}

function addOnLines(rules: JurisdictionRules, purchase: Purchase): FeeLine[] {
  return rules.recordingFees.addOns.flatMap((addOn, index) => {
    if (!addOnFits(addOn, purchase)) return [];
    const cents = toCents(addOn.amount);
    const shares = paidBy(addOn.payer, cents);
    const exact = rules.recordingFees.confidence !== 'low';
    const { category, requiredBy, whatToAskFor } =
      addOn.document === 'homestead' ? homesteadTerms : usualTerms;
    return [
      {
        key: `recording.add-on-${index + 1}`,
        kind: 'other' as const,
        name: addOn.name,
        section: 'E' as const,
        category,
        tolerance: 'ten-percent' as const,
        requiredBy,
        level: addOn.level,
        jurisdiction: addOn.level === 'state' ? stateOf(rules) : countyOrState(purchase, rules),
        shares,
        range: exact ? exactRange(shares.buyerCents) : spreadAround(shares.buyerCents),
        exact,
        workings: [{ kind: 'amount' as const, cents }],
        source: sourceOf(rules.recordingFees),
        whoToContact: orTitleCompany(recordingOffice(purchase.state)),
        whatToAskFor,
      },
    ];
  });
}

/**
 * Recording fees of the deed, the mortgage if there is a loan, and related documents. Co-operative shares transfer
 * without a deed and secure a loan without a mortgage.
 */
export function recordingLines(rules: JurisdictionRules, purchase: Purchase): FeeLine[] {
  if (purchase.propertyType === 'co-op') return [];
  const documents = rules.recordingFees.documents.filter(
    ({ document }) => document === 'deed' || purchase.loanCents > 0,
  );
  return [
    ...documents.map((document) => documentLine(rules, document, purchase)),
    ...addOnLines(rules, purchase),
  ];
}

type AddOn = RecordingRules['addOns'][number];

/** Whether the document is recorded in this purchase; one limited to certain counties needs a known county. */
const addOnFits = ({ document, appliesIn, when }: AddOn, purchase: Purchase): boolean =>
  (document !== 'mortgage' || purchase.loanCents > 0) &&
  placeScopeCovers(appliesIn, purchase) &&
  conditionHolds(when, purchase);

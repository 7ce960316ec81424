import type { LocalInsights, ReportFact, ReportFee } from '@closewise/contracts/report-document';
import { nameOfJurisdiction, type FeeLine, perilsAt, type Peril } from '@closewise/domain/closing-costs';
import { isClosedByAttorney, firstTimeReliefIn, isForBusiness } from './purchase-kind.js';
import { type Writing, citedFact, ownFact } from './writing.js';
import type { JurisdictionFacts } from './jurisdiction-facts.js';
import type { ReportDocumentInput } from './report-document-input.js';
import { placeName } from './write-property.js';
import { writeOwnersRelief } from './write-owners-relief.js';
import { writeUnknowns } from './write-unknowns.js';

/** How a purchase closes in this place, and what the estimate could not know. */
export function writeLocalInsights(
  writing: Writing,
  input: ReportDocumentInput,
  fees: readonly ReportFee[],
): LocalInsights {
  const { title, introduction } = writing.texts.local;
  const { jurisdiction } = input;
  return {
    title,
    introduction: introduction(placeName(writing, input)),
    facts: [
      ...(jurisdiction ? [writeClosingAgent(writing, input, jurisdiction, fees)] : []),
      writeTaxesHere(writing, input),
      ...(jurisdiction
        ? [
            ...(isHomeToLiveIn(input) ? writeFirstTimeRelief(writing, input, jurisdiction) : []),
            ...writeOwnersRelief(writing, input, jurisdiction),
            ...writeRisks(writing, input, jurisdiction),
          ]
        : []),
    ],
    unknowns: writeUnknowns(writing, input, fees),
  };
}

/** First-home reliefs do not apply to land, commercial purchases, and homes that the buyer will not live in. */
const isHomeToLiveIn = ({ purchase }: ReportDocumentInput): boolean =>
  purchase.propertyType !== 'vacant-land' && !isForBusiness(purchase) && purchase.principalResidence;

/** The closing agent, with the buyer's part of the closing fee in this purchase. */
function writeClosingAgent(
  writing: Writing,
  { estimate, purchase }: ReportDocumentInput,
  { closingAgent }: JurisdictionFacts,
  fees: readonly ReportFee[],
): ReportFact {
  const { label, explanation, ofShares, fee, ...values } = writing.texts.local.closingAgent;
  const { type } = closingAgent;
  const { roughMoney } = writing.formats;
  const isTheirs = !type.startsWith('attorney') || isClosedByAttorney(estimate);
  const own = fees.find(
    ({ id, buyer }) => isTheirs && id === 'settlement.closing-fee' && buyer.typicalCents > 0,
  );
  const about = purchase.propertyType === 'co-op' ? ofShares : explanation[type];
  const yours = own ? [fee(roughMoney(own.buyer.lowCents), roughMoney(own.buyer.highCents))] : [];
  return citedFact(
    writing,
    { label, value: values[type], explanation: [about, ...yours].join(' ') },
    closingAgent,
  );
}

const taxKinds = new Set<FeeLine['kind']>(['transfer-tax', 'mansion-tax', 'mortgage-tax', 'intangible-tax']);

function writeTaxesHere(
  { texts, formats, language }: Writing,
  { estimate }: ReportDocumentInput,
): ReportFact {
  const { label, none, noneExplanation, some, someExplanation, item, whoPays, named, namedBehind } =
    texts.local.taxesHere;
  const taxes = estimate.lines.filter((line) => taxKinds.has(line.kind));
  if (taxes.length === 0) return ownFact(label, none, noneExplanation(estimate.loanAmountCents > 0));
  const items = taxes.map(({ name, jurisdiction, shares, exact }) => {
    const money = exact ? formats.money : formats.roughMoney;
    const place = nameOfJurisdiction(jurisdiction, language);
    const { buyerCents, sellerCents, lenderCents } = shares;
    const others = sellerCents + lenderCents;
    const says = buyerCents === 0 ? item.seller : others === 0 ? item.buyer : item.shared;
    return says(
      name[language].includes(place)
        ? name[language]
        : (name[language].endsWith(')') ? namedBehind : named)(name[language], place),
      money(buyerCents + others),
      money(buyerCents),
    );
  });
  return ownFact(label, some(taxes.length), `${someExplanation(items.join('; '))} ${whoPays}`);
}

/** The relief for first-time buyers. Its absence is mentioned only to first-time buyers. */
function writeFirstTimeRelief(
  { texts }: Writing,
  input: ReportDocumentInput,
  jurisdiction: JurisdictionFacts,
): ReportFact[] {
  const texted = texts.local.firstTime;
  const isFirst = input.purchase.buyerType === 'first-time';
  const relief = firstTimeReliefIn(input, jurisdiction);
  if (relief === 'none') return isFirst ? [ownFact(texted.label, texted.none, texted.noneExplanation)] : [];
  if (!isFirst) return [ownFact(texted.label, texted.notApplied, texted.notAppliedExplanation)];
  return relief === 'not-computed'
    ? [ownFact(texted.label, texted.unknown, texted.unknownExplanation)]
    : [ownFact(texted.label, texted.applied, texted.appliedExplanation)];
}

/** Perils that an ordinary homeowner's policy excludes. */
const leftOut: ReadonlySet<Peril> = new Set(['earthquake', 'flood', 'landslide', 'mine-subsidence']);
const withOwnDeductible: ReadonlySet<Peril> = new Set(['coastal-wind', 'wind-hail']);

/** The place's insurance risks. None for land and commercial purchases, whose insurance is not in the estimate. */
function writeRisks(
  { texts, formats }: Writing,
  { purchase, estimate }: ReportDocumentInput,
  { homeownersInsurance }: JurisdictionFacts,
): ReportFact[] {
  const perils = perilsAt(homeownersInsurance, estimate.jurisdiction);
  if (perils.length === 0 || purchase.propertyType === 'vacant-land' || isForBusiness(purchase)) return [];
  const { label, explanation } = texts.local.risks;
  const listed = (some: readonly Peril[]) => formats.list(some.map((peril) => texts.local.perils[peril]));
  const uninsured = perils.filter((peril) => leftOut.has(peril));
  const sentences = [
    ...(uninsured.length > 0 ? [explanation.uninsured(listed(uninsured))] : []),
    ...(perils.some((peril) => withOwnDeductible.has(peril)) ? [explanation.deductible] : []),
    explanation.ask,
  ];
  const value = listed(perils);
  return [ownFact(label, value.charAt(0).toUpperCase() + value.slice(1), sentences.join(' '))];
}

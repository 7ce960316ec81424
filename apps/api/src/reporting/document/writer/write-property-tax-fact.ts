import type { ReportFact } from '@closewise/contracts/report-document';
import {
  billsInCounty,
  inJurisdiction,
  ofJurisdiction,
  type FeeLine,
  type Step,
  type Workings,
} from '@closewise/domain/closing-costs';
import type { JurisdictionFacts } from './jurisdiction-facts.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { Writing } from './writing.js';

const find = <Kind extends Step['kind']>(workings: Workings, kind: Kind) =>
  workings.find((step): step is Extract<Step, { kind: Kind }> => step.kind === kind);

/** Whose rate it is, and how sale and use change it. */
function aboutRate(
  { texts, language }: Writing,
  workings: Workings,
  { newBuyerRatePercent }: JurisdictionFacts['propertyTax'],
): string[] {
  const { newBuyer, sittingOwners, owners, lowerBound, newBuyerHere, notResidence } =
    texts.market.propertyTax;
  const inCounty = find(workings, 'owners-tax-rate');
  const ofState = newBuyerRatePercent === null ? sittingOwners : newBuyer;
  const place =
    inCounty &&
    (language === 'en' ? inJurisdiction(inCounty.county) : ofJurisdiction(inCounty.county, language));
  return [
    ...(find(workings, 'tax-rate-of-use')?.times === null ? [] : [place ? owners(place) : ofState]),
    ...(inCounty?.bound === 'least' ? [lowerBound] : []),
    ...(find(workings, 'new-owners-tax-rate') ? [newBuyerHere] : []),
    ...(find(workings, 'tax-rate-without-residence') ? [notResidence] : []),
    ...aboutUse(texts, workings),
  ];
}

/** The rate for non-residential property, or that it is unknown. */
function aboutUse({ market }: Writing['texts'], workings: Workings): string[] {
  const { same, times, itsOwn, between, unknown, farm, residents } = market.propertyTax.ofUse;
  const byLaw = find(workings, 'tax-rate-of-use');
  if (byLaw) return [byLaw.times === null ? itsOwn : byLaw.times === 1 ? same : times(String(byLaw.times))];
  if (find(workings, 'tax-rate-of-use-between')) return [between];
  if (find(workings, 'tax-rate-of-homes')) return [unknown];
  return [
    ...(find(workings, 'tax-rate-of-residents') ? [residents] : []),
    ...(find(workings, 'tax-rate-of-farm') ? [farm] : []),
  ];
}

/** How buyer and seller share the year's bills. The actual closing date takes precedence over the state's custom. */
function whenPaid(
  { texts }: Writing,
  workings: Workings,
  { paidIn }: Pick<JurisdictionFacts['propertyTax'], 'paidIn'>,
): string {
  const custom = texts.market.propertyTax.paidIn[paidIn];
  const isRepaid = find(workings, 'days-already-paid') !== undefined;
  const isCredited =
    find(workings, 'less-seller-credit') !== undefined ||
    (find(workings, 'nothing-due')?.sellerCreditCents ?? 0) > 0;
  const { both, credited, repaid } = texts.market.propertyTax.onThatDay;
  if (paidIn === 'mixed') return custom;
  if (isRepaid && isCredited) return both;
  if (isCredited && paidIn === 'advance') return credited;
  return isRepaid && paidIn === 'arrears' ? repaid : custom;
}

/** The yearly property tax, and what to know about its rate. */
export function writePropertyTaxFact(
  writing: Writing,
  { estimate, purchase }: ReportDocumentInput,
  { propertyTax }: JurisdictionFacts,
): ReportFact[] {
  const line: FeeLine | undefined = estimate.lines.find(({ key }) => key === 'fee.property_tax_prepaid');
  const year = line && (find(line.workings, 'yearly-tax') ?? find(line.workings, 'months-of-yearly-tax'));
  if (!year) return [];
  const texts = writing.texts.market.propertyTax;
  const { formats, sources } = writing;
  const rate = formats.percent(year.pricePercent);
  const explanation = [
    texts.explanation(rate, formats.money(purchase.priceCents), formats.roughMoney(year.cents)),
    ...aboutRate(writing, line.workings, propertyTax),
    propertyTax.reassessedOnSale ? texts.reassessed : texts.notReassessed,
    whenPaid(writing, line.workings, billsInCounty(propertyTax, estimate.jurisdiction.county)),
  ].join(' ');
  const { confidence } = line.source;
  return [
    {
      label: texts.label,
      value: texts.value(rate),
      explanation,
      sourceId: sources.cite(line.source),
      confidence,
    },
  ];
}

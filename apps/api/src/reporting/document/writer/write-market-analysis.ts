import {
  isAtClosing,
  type MarketAnalysis,
  type ReportFact,
  type ReportFee,
} from '@closewise/contracts/report-document';
import type { PropertyType } from '@closewise/domain/closing-costs';
import { sumOf } from './fee-groups.js';
import type { JurisdictionFacts } from './jurisdiction-facts.js';
import type { ReportDocumentInput } from './report-document-input.js';
import { writePropertyTaxFact } from './write-property-tax-fact.js';
import { type Writing, citedFact, ownFact } from './writing.js';
import { isForBusiness } from './purchase-kind.js';
import { roundedCents } from '@closewise/domain/money';
import { shownClosingCosts } from './write-cash-to-close.js';
import { stateInWords } from './write-property.js';

/** Properties that are not insured like a house. */
const notInsuredAsHouse: ReadonlySet<PropertyType> = new Set(['condo', 'co-op', 'vacant-land']);
const isInsuredAsHouse = (purchase: ReportDocumentInput['purchase']): boolean =>
  !notInsuredAsHouse.has(purchase.propertyType) && !isForBusiness(purchase);

/** What sets prices in this place: law, market, customs, yearly costs. */
export function writeMarketAnalysis(
  writing: Writing,
  input: ReportDocumentInput,
  fees: readonly ReportFee[],
): MarketAnalysis {
  const { title, introduction } = writing.texts.market;
  const { jurisdiction } = input;
  return {
    title,
    introduction: introduction(stateInWords(writing, input)),
    facts: [
      ...writeShares(writing, input, fees),
      ...(jurisdiction
        ? [
            writeTransferTax(writing, input, jurisdiction),
            ...(input.purchase.propertyType === 'co-op'
              ? []
              : writeFactsOfLand(writing, input, jurisdiction)),
          ]
        : []),
      ...writeInsurance(writing, input),
    ],
  };
}

/** Facts about real property. Co-ops have no title policy, and their maintenance fee includes the tax. */
const writeFactsOfLand = (
  writing: Writing,
  input: ReportDocumentInput,
  jurisdiction: JurisdictionFacts,
): ReportFact[] => [
  writeTitleRates(writing, jurisdiction),
  ...writeOwnerPolicy(writing, input, jurisdiction),
  ...writePropertyTaxFact(writing, input, jurisdiction),
];

function writeShares(
  { texts, formats }: Writing,
  input: ReportDocumentInput,
  fees: readonly ReportFee[],
): ReportFact[] {
  const { market } = texts;
  const { priceCents } = input.purchase;
  const atClosingCents = shownClosingCosts(input.estimate);
  const due = fees.filter(isAtClosing);
  const fixed = sumOf(due.filter(isFixed));
  const percentOf = (part: number, whole: number) => formats.percent(whole > 0 ? (part * 100) / whole : 0);
  const share = (fixed.typicalCents * 100) / atClosingCents;
  const byLaw = ownFact(
    market.statutory.label,
    formats.roughMoney(fixed.typicalCents),
    market.statutory.explanation(formats.percent(share < 1 ? share : Math.round(share))),
  );
  return [
    ...(fixed.typicalCents > 0 ? [byLaw] : []),
    ownFact(
      market.market.label,
      formats.dollars(atClosingCents - roundedCents(fixed.typicalCents)),
      market.market[fixed.typicalCents > 0 ? 'rest' : 'all'],
    ),
    ownFact(
      market.shareOfPrice.label,
      percentOf(atClosingCents, priceCents),
      market.shareOfPrice.explanation(formats.dollars(atClosingCents), formats.money(priceCents)),
    ),
  ];
}

/** Property tax, and the USDA fee, whose rate for the next fiscal year is not confirmed yet. */
const fixedByLaw = new Set(['fee.property_tax_prepaid', 'fee.escrow_tax', 'fee.usda_guarantee']);

/** Whether a fee is fixed by law or tariff, so that no provider is cheaper, even if we only know a range. */
const isFixed = (fee: ReportFee): boolean =>
  fee.exact || fee.loanEstimateSection === 'E' || fixedByLaw.has(fee.id);

/** The state's custom, and the amount in this purchase. */
function writeTransferTax(
  writing: Writing,
  { estimate }: ReportDocumentInput,
  { transferTaxSummary }: JurisdictionFacts,
): ReportFact {
  const { label, none, noneExplanation, payer, ...some } = writing.texts.market.transferTax;
  if (transferTaxSummary.none)
    return citedFact(writing, { label, value: none, explanation: noneExplanation }, transferTaxSummary);
  const { customaryPayer } = transferTaxSummary;
  const who =
    customaryPayer && customaryPayer in payer ? payer[customaryPayer as keyof typeof payer] : payer.unknown;
  const taxes = estimate.lines.filter(({ kind }) => kind === 'transfer-tax' || kind === 'mansion-tax');
  const explanation =
    taxes.length > 0 ? `${some.someExplanation} ${shareOfTaxes(writing, taxes)}` : some.someExplanation;
  return citedFact(writing, { label, value: some.some(who), explanation }, transferTaxSummary);
}

/** Each part as the taxes on it are: to the cent where all of them are exact. */
function shareOfTaxes({ texts, formats }: Writing, taxes: ReportDocumentInput['estimate']['lines']): string {
  const { none, buyer, seller, both } = texts.market.transferTax.ofThisPurchase;
  const paidBy = (party: 'buyerCents' | 'sellerCents'): string | null => {
    const owed = taxes.filter(({ shares }) => shares[party] > 0);
    const money = formats[owed.every(({ exact }) => exact) ? 'money' : 'roughMoney'];
    return owed.length > 0 ? money(owed.reduce((sum, { shares }) => sum + shares[party], 0)) : null;
  };
  const [yours, sellers] = [paidBy('buyerCents'), paidBy('sellerCents')];
  if (yours && sellers) return both(yours, sellers);
  if (yours) return buyer(yours);
  return sellers ? seller(sellers) : none;
}

function writeTitleRates(writing: Writing, { titleInsurance }: JurisdictionFacts): ReportFact {
  const { label, explanation, guaranty, ...values } = writing.texts.market.titleRegulation;
  const { regulation, extra } = titleInsurance;
  const said = extra?.provider
    ? { label, value: guaranty(extra.provider), explanation: explanation.guaranty }
    : { label, value: values[regulation], explanation: explanation[regulation] };
  return citedFact(writing, said, titleInsurance);
}

function writeOwnerPolicy(
  writing: Writing,
  { estimate }: ReportDocumentInput,
  { titleInsurance }: JurisdictionFacts,
): ReportFact[] {
  const { label, explanation, ...values } = writing.texts.market.ownerPolicy;
  const { county } = estimate.jurisdiction;
  const here = titleInsurance.ownerPolicyPayerByCounty.find(
    ({ counties }) => county && counties.includes(county),
  );
  const usual = here?.payer ?? titleInsurance.ownerPolicyPayer;
  const isOneCustom = usual in values && usual !== 'varies-by-county';
  const custom = !isOneCustom && county ? payerOfPolicy(estimate) : usual;
  const value = custom in values ? values[custom as keyof typeof values] : values['varies-by-county'];
  return [citedFact(writing, { label, value, explanation }, titleInsurance)];
}

/** By the custom of the county, as the line of the policy has it. */
function payerOfPolicy({ lines }: ReportDocumentInput['estimate']): 'buyer' | 'seller' | 'split' {
  const shares = lines.find(({ kind }) => kind === 'title-owner-policy')?.shares;
  if (!shares || shares.sellerCents === 0) return 'buyer';
  return shares.buyerCents === 0 ? 'seller' : 'split';
}

/** The first year's premium, as its line has it. */
function writeInsurance(writing: Writing, { estimate, purchase }: ReportDocumentInput): ReportFact[] {
  const premium = estimate.lines.find(({ key }) => key === 'fee.hoi_premium');
  if (!premium || !isInsuredAsHouse(purchase)) return [];
  const { label, value, range, explanation, explanationOfNew } = writing.texts.market.insurance;
  const about = purchase.propertyType === 'new-construction' ? explanationOfNew : explanation;
  const { lowCents, typicalCents, highCents } = premium.range;
  const [low, typical, high] = [lowCents, typicalCents, highCents].map(writing.formats.roughMoney);
  return [
    {
      label,
      value: value(typical!),
      explanation: `${range(low!, high!)} ${about}`,
      sourceId: writing.sources.cite(premium.source),
      confidence: premium.source.confidence,
    },
  ];
}

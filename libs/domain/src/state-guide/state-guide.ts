import { DomainError } from '../events/index.js';
import {
  chosenScenario,
  estimateClosingCosts,
  type Bilingual,
  type ClosingAgentRules,
  type ClosingCostRuleBook,
  type DataSource,
  type Estimate,
  type FeeSource,
  type JurisdictionRules,
} from '../closing-costs/index.js';
import type { Cents } from '../money/index.js';
import { borderingStates } from './bordering-states.js';
import { costsByCity, type CityCosts } from './city-costs.js';
import { countyName } from './county-name.js';
import { costsByCounty, countyGroups, type CountyCosts, type CountyGroup } from './county-costs.js';
import { exampleInput, exampleOf, type ExamplePurchase } from './example-purchase.js';
import { guideLines, type GuideLine } from './guide-lines.js';
import { localCostsOf } from './local-costs.js';
import { stateName, stateSlug } from './state-names.js';

/** What buying a home costs in one state: the engine's estimate of an example, and how it differs within the state. */
export type StateGuide = Readonly<{
  /** Two letters. */
  state: string;
  name: Bilingual;
  slug: Bilingual;
  /** ISO date: the closing of the example, whose rules were applied. */
  asOf: string;
  /** ISO date on which the figures of the state were collected. */
  collectedOn: string;
  example: ExamplePurchase & Readonly<{ loanCents: Cents; downPaymentCents: Cents }>;
  lines: readonly GuideLine[];
  /** Each between the bounds of 8 of 10 outcomes; cash to close if the seller pays the buyer's agent. */
  totals: Readonly<{
    closingCostsCents: Cents;
    likelyLowCents: Cents;
    likelyHighCents: Cents;
    cashToCloseCents: Cents;
  }>;
  /** By whose word there is no transfer tax in the state; null where there is one. */
  noTransferTax: FeeSource | null;
  /** Taxes of the example for someone who never owned a home; null where they are the same. */
  firstTimeBuyer: Readonly<{ buyerTaxCents: Cents; sellerTaxCents: Cents }> | null;
  /** Who closes by law or custom. */
  closedBy: ClosingAgentRules['type'];
  counties: readonly CountyCosts[];
  countyGroups: readonly CountyGroup[];
  cities: readonly CityCosts[];
  loanLimits: Readonly<{ year: number; source: DataSource }>;
  /** What is known to be missing, a sentence each. */
  gaps: readonly Bilingual[];
  neighbours: readonly string[];
}>;

const noTransferTaxOf = ({ transferTaxSummary }: JurisdictionRules): FeeSource | null =>
  transferTaxSummary.none
    ? { ...transferTaxSummary.source, effectiveFrom: null, confidence: transferTaxSummary.confidence }
    : null;

function firstTimeTaxes(usual: Estimate, firstTime: Estimate): StateGuide['firstTimeBuyer'] {
  const [before, after] = [localCostsOf(usual), localCostsOf(firstTime)];
  const { buyerTaxCents, sellerTaxCents } = after;
  const isSame = buyerTaxCents === before.buyerTaxCents && sellerTaxCents === before.sellerTaxCents;
  return isSame ? null : { buyerTaxCents, sellerTaxCents };
}

/** The example in one state, without the rest of its guide. */
export type GuideSummary = Pick<StateGuide, 'state' | 'name' | 'slug' | 'asOf'> &
  Readonly<{ county: Bilingual; closingCostsCents: Cents; buyerTaxCents: Cents; sellerTaxCents: Cents }>;

/** What the example costs in the state: one estimate, where a guide takes one for each county. */
export function guideSummary(state: string, today: string, book: ClosingCostRuleBook): GuideSummary {
  const { county } = exampleOf(state, book);
  const estimate = estimateClosingCosts({ ...exampleInput(state), county: county.name }, book, today);
  const { buyerTaxCents, sellerTaxCents } = localCostsOf(estimate);
  return {
    state,
    name: stateName(state),
    slug: stateSlug(state),
    asOf: estimate.asOf,
    county: countyName(county),
    closingCostsCents: estimate.totals.buyerCashToCloseFeesCents,
    buyerTaxCents,
    sellerTaxCents,
  };
}

/** The guide of a state by its two letters; a DomainError where the book has no rules of it. */
export function stateGuide(state: string, today: string, book: ClosingCostRuleBook): StateGuide {
  const rules = book.jurisdictions.get(state);
  if (!rules) {
    throw new DomainError('closing-costs.state-unknown', `state ${state} has no closing-cost rules`, {
      field: 'state',
    });
  }
  const example = exampleOf(state, book);
  const input = { ...exampleInput(state), county: example.county.name };
  const estimate = estimateClosingCosts(input, book, today);
  const firstTime = estimateClosingCosts({ ...input, buyerType: 'first-time' }, book, today);
  const counties = costsByCounty({ rules, book, today });
  const { totals, notIncluded } = estimate;
  const { downPaymentCents, cashToCloseCents } = chosenScenario(estimate.cashToClose);
  return {
    state,
    name: stateName(state),
    slug: stateSlug(state),
    asOf: estimate.asOf,
    collectedOn: rules.asOf,
    example: { ...example, loanCents: estimate.loanAmountCents, downPaymentCents },
    lines: guideLines(estimate.lines, rules),
    totals: {
      closingCostsCents: totals.buyerCashToCloseFeesCents,
      likelyLowCents: totals.likely.lowCents,
      likelyHighCents: totals.likely.highCents,
      cashToCloseCents,
    },
    noTransferTax: noTransferTaxOf(rules),
    firstTimeBuyer: firstTimeTaxes(estimate, firstTime),
    closedBy: rules.closingAgent.type,
    counties,
    countyGroups: countyGroups(counties),
    cities: costsByCity({ rules, book, today, counties }),
    loanLimits: { year: book.national.limits.year, source: book.national.limits.source },
    gaps: notIncluded.filter(({ reason }) => reason === 'not-known').map(({ en, es }) => ({ en, es })),
    neighbours: borderingStates(state),
  };
}

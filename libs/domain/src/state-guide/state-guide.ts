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
import { costsByCity, type CityCosts } from './city-costs.js';
import {
  type CountyCosts,
  type CountyGroup,
  countyName,
  costsByCounty,
  countyGroups,
  localCostsOf,
} from './county-costs.js';
import { exampleInput, exampleOf, type ExamplePurchase } from './example-purchase.js';
import { guideLines, type GuideLine } from './guide-lines.js';
import { stateName, stateSlug } from './state-names.js';

/**
 * The cost of buying a home in one state: the engine's estimate of an example, and its differences within the state.
 */
export type StateGuide = Readonly<{
  /** Two letters. */
  state: string;
  name: Bilingual;
  slug: Bilingual;
  /** ISO date of the example's closing, which selects the rules in force. */
  asOf: string;
  /** ISO date when the state's figures were collected. */
  collectedOn: string;
  example: ExamplePurchase & Readonly<{ loanCents: Cents; downPaymentCents: Cents }>;
  lines: readonly GuideLine[];
  /** `likely…`: the range of 8 of 10 outcomes. Cash to close assumes that the seller pays the buyer's agent. */
  totals: Readonly<{
    closingCostsCents: Cents;
    likelyLowCents: Cents;
    likelyHighCents: Cents;
    cashToCloseCents: Cents;
  }>;
  /** The source that says the state has no transfer tax; null if it has one. */
  noTransferTax: FeeSource | null;
  /** Taxes of the example for a first-time buyer; null if unchanged. */
  firstTimeBuyer: Readonly<{ buyerTaxCents: Cents; sellerTaxCents: Cents }> | null;
  /** The closing agent, by law or custom. */
  closedBy: ClosingAgentRules['type'];
  counties: readonly CountyCosts[];
  countyGroups: readonly CountyGroup[];
  cities: readonly CityCosts[];
  loanLimits: Readonly<{ year: number; source: DataSource }>;
  /** Known omissions, one sentence each. */
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

/** The example's costs in one state, without the rest of the guide. */
export type GuideSummary = Pick<StateGuide, 'state' | 'name' | 'slug' | 'asOf'> &
  Readonly<{ county: Bilingual; closingCostsCents: Cents; buyerTaxCents: Cents; sellerTaxCents: Cents }>;

/** Estimates the example once; a full guide needs one estimate per county. */
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

/** The guide of a state by its postal code. Throws a DomainError if there are no rules for it. */
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

/** Each state with the states later in the alphabet with which it shares a border line, not just a corner. */
const borders =
  'AL:FL,GA,MS,TN AR:LA,MO,MS,OK,TN,TX AZ:CA,NM,NV,UT CA:NV,OR CO:KS,NE,NM,OK,UT,WY CT:MA,NY,RI DC:MD,VA ' +
  'DE:MD,NJ,PA FL:GA GA:NC,SC,TN IA:IL,MN,MO,NE,SD,WI ID:MT,NV,OR,UT,WA,WY IL:IN,KY,MO,WI IN:KY,MI,OH ' +
  'KS:MO,NE,OK KY:MO,OH,TN,VA,WV LA:MS,TX MA:NH,NY,RI,VT MD:PA,VA,WV ME:NH MI:OH,WI MN:ND,SD,WI MO:NE,OK,TN ' +
  'MS:TN MT:ND,SD,WY NC:SC,TN,VA ND:SD NE:SD,WY NH:VT NJ:NY,PA NM:OK,TX NV:OR,UT NY:PA,VT OH:PA,WV OK:TX ' +
  'OR:WA PA:WV SD:WY TN:VA UT:WY VA:WV';

const pairs = borders.split(' ').flatMap((entry) => {
  const [state = '', others = ''] = entry.split(':');
  return others.split(',').map((other) => [state, other] as const);
});

/** Postal codes in alphabetical order; empty for Alaska and Hawaii. */
const borderingStates = (state: string): readonly string[] =>
  pairs.flatMap(([one, other]) => (one === state ? [other] : other === state ? [one] : [])).toSorted();

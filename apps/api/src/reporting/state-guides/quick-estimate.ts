import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { QuickEstimateQuery, QuickEstimateView } from '@closewise/contracts/state-guides';
import {
  chosenScenario,
  estimateClosingCosts,
  writeWorkings,
  type ClosingCostRuleBook,
  type Estimate,
  type JurisdictionRules,
  type LoanType,
  type PropertyInput,
} from '@closewise/domain/closing-costs';
import { DomainError } from '@closewise/domain/events';
import { placeRefusal, type Places } from '@closewise/domain/place';
import { countyName, guideGroups, guideLines, type GuideLine } from '@closewise/domain/state-guide';

const inputOf = ({ state, county, price, loanType, loanAmount }: QuickEstimateQuery): PropertyInput => ({
  state,
  price,
  loanType,
  ...(loanType === 'Cash' && { buyerType: 'cash' }),
  ...(county !== undefined && { county }),
  ...(loanAmount !== undefined && loanType !== 'Cash' && { loanAmount }),
});

function refuseUnknownPlace({ state, county }: QuickEstimateQuery, places: Places): void {
  const named = { state, county: county ?? null, city: null, zip: null };
  const refusal = placeRefusal(named, places);
  if (refusal) throw new DomainError('closing-costs.input-invalid', refusal.message, { field: 'county' });
}

function rulesOf({ state }: QuickEstimateQuery, book: ClosingCostRuleBook): JurisdictionRules {
  const rules = book.jurisdictions.get(state);
  if (rules) return rules;
  throw new DomainError(
    'closing-costs.state-unknown',
    `We have no figures for ${state}. Please name one of the 50 states or DC`,
    { field: 'state' },
  );
}

const lawLine = (
  { line, payer }: GuideLine,
  language: ReportLanguage,
): QuickEstimateView['byLaw'][number] => ({
  key: line.key,
  name: line.name[language],
  payer,
  ...line.range,
  sellerCents: line.shares.sellerCents,
  exact: line.exact,
  working: writeWorkings(line.workings, language),
});

/** The loan type that the figures are for. */
function shownLoan({ lines, loanAmountCents }: Estimate, wished: LoanType): LoanType {
  if (loanAmountCents === 0) return 'Cash';
  const fits = !lines.some(({ key }) => key === 'notice.loan-program-does-not-fit');
  return fits ? wished : 'Conventional';
}

function sumOf(lines: readonly GuideLine[]) {
  let [lowCents, typicalCents, highCents] = [0, 0, 0];
  for (const { line } of lines) {
    lowCents += line.range.lowCents;
    typicalCents += line.range.typicalCents;
    highCents += line.range.highCents;
  }
  return { lowCents, typicalCents, highCents };
}

const groupsOf = (lines: readonly GuideLine[]): QuickEstimateView['groups'] =>
  guideGroups
    .filter((group) => group !== 'law' && group !== 'sometimes')
    .flatMap((group) => {
      const members = lines.filter((line) => line.group === group && line.payer !== 'seller');
      return members.length === 0 ? [] : [{ group, fees: members.length, ...sumOf(members) }];
    });

const noticesOf = ({ lines, notIncluded }: Estimate, language: ReportLanguage): string[] => [
  ...lines.filter(({ key }) => key.startsWith('notice.')).map(({ name }) => name[language]),
  ...notIncluded.map((sentence) => sentence[language]),
];

/** Statutory lines in full and totals of the other groups. Throws for an unknown place. `today` is an ISO date. */
export function quickEstimate(
  query: QuickEstimateQuery,
  book: ClosingCostRuleBook,
  today: string,
): QuickEstimateView {
  const { state, price, loanType, lang } = query;
  const rules = rulesOf(query, book);
  refuseUnknownPlace(query, book.places);
  const estimate = estimateClosingCosts(inputOf(query), book, today);
  const { totals, jurisdiction, loanAmountCents, asOf } = estimate;
  const { downPaymentCents, cashToCloseCents } = chosenScenario(estimate.cashToClose);
  const lines = guideLines(estimate.lines, rules);
  const county = book.places.countiesOf(state).find(({ name }) => name === jurisdiction.county);
  return {
    state,
    county: county ? countyName(county)[lang] : jurisdiction.county,
    asOf,
    priceCents: Math.round(price * 100),
    loanType: shownLoan(estimate, loanType),
    loanAmountCents,
    downPaymentCents,
    closingCosts: {
      typicalCents: totals.buyerCashToCloseFeesCents,
      lowCents: totals.likely.lowCents,
      highCents: totals.likely.highCents,
    },
    cashToCloseCents,
    byLaw: lines.filter(({ group }) => group === 'law').map((line) => lawLine(line, lang)),
    groups: groupsOf(lines),
    notices: noticesOf(estimate, lang),
  };
}

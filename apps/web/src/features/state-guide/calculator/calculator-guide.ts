import type { QuickEstimate, StateGuide } from '../../../shared/api/state-guides';

/** The part of a guide that the calculator needs: counties, and the example it starts with. */
export type CalculatorGuide = Readonly<{
  state: string;
  counties: readonly Readonly<{ county: string; name: string }>[];
  example: QuickEstimate;
}>;

export const calculatorGuide = (guide: StateGuide): CalculatorGuide => ({
  state: guide.state,
  counties: guide.counties.map(({ county, name }) => ({ county, name })),
  example: exampleEstimate(guide),
});

type Group = StateGuide['groups'][number];

const lowOf = ({ lines }: Group) => lines.reduce((sum, { lowCents }) => sum + lowCents, 0);
const highOf = ({ lines }: Group) => lines.reduce((sum, { highCents }) => sum + highCents, 0);

const taxLine = ({ key, name, payer, lowCents, buyerCents, highCents, ...line }: Group['lines'][number]) => ({
  key,
  name,
  payer,
  lowCents,
  typicalCents: buyerCents,
  highCents,
  sellerCents: line.sellerCents,
  exact: line.exact,
  working: line.working,
});

/** The guide's example in the calculator's format, so that the first view needs no request. */
function exampleEstimate(guide: StateGuide): QuickEstimate {
  const { purchase, totals, groups, state, asOf } = guide;
  const law = groups.find(({ group }) => group === 'law');
  return {
    state,
    county: purchase.county,
    asOf,
    priceCents: purchase.priceCents,
    loanType: purchase.loanType,
    loanAmountCents: purchase.loanAmountCents,
    downPaymentCents: purchase.downPaymentCents,
    closingCosts: {
      typicalCents: totals.closingCostsCents,
      lowCents: totals.likelyLowCents,
      highCents: totals.likelyHighCents,
    },
    cashToCloseCents: totals.cashToCloseCents,
    byLaw: (law?.lines ?? []).map(taxLine),
    groups: groups
      .filter(({ group }) => group !== 'law' && group !== 'sometimes')
      .map((group) => ({
        group: group.group,
        fees: group.lines.length,
        typicalCents: group.buyerCents,
        lowCents: lowOf(group),
        highCents: highOf(group),
      })),
    notices: [],
  };
}

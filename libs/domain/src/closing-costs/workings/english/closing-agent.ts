import { money, moneyOfRate, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { ClosingAgentStep } from '../steps/closing-agent.js';

export const closingAgent: Sentences<ClosingAgentStep> = {
  'fee-schedule': ({ priceCents, excisePercent }) => {
    const tax = excisePercent === null ? '' : ` with ${rate(excisePercent)} excise tax`;
    return `${money(priceCents)} by fee schedule${tax}`;
  },
  'usual-formula': ({ priceCents, perThousand, baseCents, loanFeeCents }) => {
    const part = `${moneyOfRate(perThousand.low)} to ${moneyOfRate(perThousand.high)} per $1,000`;
    const base = `${money(baseCents.low)} to ${money(baseCents.high)}`;
    const loan = loanFeeCents > 0 ? ` + ${money(loanFeeCents)} for the loan` : '';
    return `${money(priceCents)} × ${part} + ${base}${loan}`;
  },
  'closing-fee-of-seller': ({ loanFeeCents }) =>
    loanFeeCents > 0
      ? `the seller pays it by custom of the county, you what the loan adds, about ${money(loanFeeCents)}`
      : 'the seller pays it by custom of the county',
  'closing-fee-buyers-part': () => 'a buyer’s part by the prices of agents; the seller’s part is not in it',
  'fee-schedule-ends': ({ cents }) => `the schedule ends at ${money(cents)}`,
  'other-fee-in': ({ counties }) => `${counties.join(', ')} have another fee`,
};

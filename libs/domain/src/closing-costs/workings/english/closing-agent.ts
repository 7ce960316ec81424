import { money, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { ClosingAgentStep } from '../steps/closing-agent.js';

export const closingAgent: Sentences<ClosingAgentStep> = {
  'fee-schedule': ({ priceCents, excisePercent }) => {
    const tax = excisePercent === null ? '' : ` with ${rate(excisePercent)} excise tax`;
    return `${money(priceCents)} by fee schedule${tax}`;
  },
  'fee-schedule-ends': ({ cents }) => `the schedule ends at ${money(cents)}`,
  'other-fee-in': ({ counties }) => `${counties.join(', ')} have another fee`,
};

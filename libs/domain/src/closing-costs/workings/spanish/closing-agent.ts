import { money, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { ClosingAgentStep } from '../steps/closing-agent.js';

export const closingAgent: Sentences<ClosingAgentStep> = {
  'fee-schedule': ({ priceCents, excisePercent }) => {
    const tax = excisePercent === null ? '' : ` con ${rate(excisePercent)} de impuesto al consumo`;
    return `${money(priceCents)} según la tabla de honorarios${tax}`;
  },
  'fee-schedule-ends': ({ cents }) => `la tabla termina en ${money(cents)}`,
  'other-fee-in': ({ counties }) => `otra tarifa en ${counties.join(', ')}`,
};

import { money, moneyOfRate, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { ClosingAgentStep } from '../steps/closing-agent.js';

export const closingAgent: Sentences<ClosingAgentStep> = {
  'fee-schedule': ({ priceCents, excisePercent }) => {
    const tax = excisePercent === null ? '' : ` con ${rate(excisePercent)} de impuesto al consumo`;
    return `${money(priceCents)} según la tabla de honorarios${tax}`;
  },
  'usual-formula': ({ priceCents, perThousand, baseCents, loanFeeCents }) => {
    const part = `${moneyOfRate(perThousand.low)} a ${moneyOfRate(perThousand.high)} por $1,000`;
    const base = `${money(baseCents.low)} a ${money(baseCents.high)}`;
    const loan = loanFeeCents > 0 ? ` + ${money(loanFeeCents)} por el préstamo` : '';
    return `${money(priceCents)} × ${part} + ${base}${loan}`;
  },
  'closing-fee-of-seller': ({ loanFeeCents }) =>
    loanFeeCents > 0
      ? `la paga el vendedor por costumbre del condado, y usted lo que agrega el préstamo, unos ${money(loanFeeCents)}`
      : 'la paga el vendedor por costumbre del condado',
  'closing-fee-buyers-part': () =>
    'parte del comprador según las tarifas de los agentes; no incluye la parte del vendedor',
  'fee-schedule-ends': ({ cents }) => `la tabla termina en ${money(cents)}`,
  'other-fee-in': ({ counties }) => `otra tarifa en ${counties.join(', ')}`,
};

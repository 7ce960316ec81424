import { money } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { MarketStep } from '../steps/market.js';

export const market: Sentences<MarketStep> = {
  'usual-range': ({ lowCents, highCents }) => `Rango usual: ${money(lowCents)} a ${money(highCents)}`,
  'agent-paid-by': ({ payer }) =>
    payer === 'seller' ? 'la paga el vendedor, lo más común' : 'la paga usted, según el contrato',
  'nothing-unless-needed': ({ typicalCents, highCents }) =>
    `${money(0)} salvo que le corresponda; entonces, unos ${money(typicalCents)} (hasta ${money(highCents)})`,
};

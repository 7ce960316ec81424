import { money } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { MarketStep } from '../steps/market.js';

export const market: Sentences<MarketStep> = {
  'usual-range': ({ lowCents, highCents }) => `Rango usual: ${money(lowCents)} a ${money(highCents)}`,
  'nothing-unless-needed': ({ typicalCents, highCents }) =>
    `${money(0)} salvo que le corresponda; entonces, unos ${money(typicalCents)} (hasta ${money(highCents)})`,
};

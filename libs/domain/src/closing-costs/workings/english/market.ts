import { money } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { MarketStep } from '../steps/market.js';

export const market: Sentences<MarketStep> = {
  'usual-range': ({ lowCents, highCents }) => `Usual range ${money(lowCents)} to ${money(highCents)}`,
  'agent-paid-by': ({ payer }) =>
    payer === 'seller' ? 'paid by the seller, as is more common' : 'paid by you, as the contract says',
  'nothing-unless-needed': ({ typicalCents, highCents }) =>
    `${money(0)} unless it applies to you, then about ${money(typicalCents)} (up to ${money(highCents)})`,
};

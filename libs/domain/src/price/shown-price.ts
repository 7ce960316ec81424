import { formatCents, type Cents } from '../money/index.js';

/** A price as the pages show it: `$25`, and with its cents only when it has some. */
export const shownPrice = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '');

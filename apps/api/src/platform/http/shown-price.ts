import { formatCents, type Cents } from '@closewise/domain/money';

/** A price as the pages show it: `$25`, and with its cents only when it has some. */
export const shownPrice = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '');

import { powerOfTen, type Decimal } from './decimal.js';

/** The nearest number of JavaScript: for figures of the data, the very one that was read. */
export const toNumber = ({ units, scale }: Decimal): number => Number(units) / 10 ** scale;

/** A rate of 0.0075 as 0.75. */
export const toPercent = ({ units, scale }: Decimal): number =>
  scale >= 2 ? Number(units) / 10 ** (scale - 2) : Number(units * powerOfTen(2 - scale));

import { formatCents } from '../../money/index.js';
import { decimal, multiply, writeNumber } from '../decimal/index.js';
import { percentOf } from '../percent-of.js';
import type { AmountRule } from './fee-amount.js';

/** A range in percent of the loan or of the price. */
export const percentRange =
  (base: 'loan' | 'price'): AmountRule =>
  ({ fee: { low, typical, high }, purchase }) => {
    if (low === null || typical === null || high === null) return null;
    const baseCents = base === 'loan' ? purchase.loanCents : purchase.priceCents;
    const typicalCents = percentOf(baseCents, typical);
    return {
      lowCents: percentOf(baseCents, low),
      typicalCents,
      highCents: percentOf(baseCents, high),
      calculation: `${typical}% of the ${base} ${formatCents(baseCents)} = ${formatCents(typicalCents)} (usual range ${low}% to ${high}%)`,
    };
  };

const hundred = decimal(100);
const percentOfRate = (rate: number): number => Number(writeNumber(multiply(decimal(rate), hundred)));

/** A percent range that the buyer need not choose, so that nothing is to be expected. */
export const optionalPercentOfLoan: AmountRule = ({ fee, purchase }) => {
  const high = fee.high ?? percentOfRate(fee.formula?.highRate ?? 0);
  const highCents = percentOf(purchase.loanCents, high);
  return {
    lowCents: 0,
    typicalCents: 0,
    highCents,
    calculation: `$0.00 unless you choose it; up to ${high}% of the loan ${formatCents(purchase.loanCents)} = ${formatCents(highCents)}`,
  };
};

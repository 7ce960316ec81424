import { add, decimal, dollars, multiply, toCents, toNumber, zero, type Decimal } from '../decimal/index.js';
import type { FeeLine } from '../estimate.js';
import { paidBy } from '../paid-by.js';
import type { Purchase } from '../purchase.js';
import type { UsualFormula } from '../rules/index.js';
import { spreadAround } from '../spread.js';

const thousandth = decimal('0.001');

/**
 * The fee of the buyer's side by the formula that agents usually follow, in the middle of its range; where the seller pays it,
 * the buyer pays what the loan adds.
 */
export function feeByFormula(
  { base, perThousand, withLoan }: UsualFormula,
  { priceCents, loanCents }: Purchase,
  payer: 'buyer' | 'seller' = 'buyer',
): Pick<FeeLine, 'shares' | 'range' | 'workings'> {
  const loanFee = loanCents > 0 ? withLoan : zero;
  const thousands = multiply(dollars(priceCents), thousandth);
  const feeAt = (bound: 'low' | 'high'): number => {
    const fee: Decimal = add(base[bound], multiply(thousands, perThousand[bound]));
    return toCents(add(fee, loanFee));
  };
  const [lowCents, highCents] = [feeAt('low'), feeAt('high')];
  const typicalCents = Math.round((lowCents + highCents) / 2);
  const loanFeeCents = toCents(loanFee);
  const isSellers = payer === 'seller';
  return {
    shares: isSellers
      ? { buyerCents: loanFeeCents, sellerCents: typicalCents - loanFeeCents, lenderCents: 0 }
      : paidBy('buyer', typicalCents),
    range: isSellers ? spreadAround(loanFeeCents) : { lowCents, typicalCents, highCents },
    workings: [
      {
        kind: 'usual-formula',
        priceCents,
        perThousand: { low: toNumber(perThousand.low), high: toNumber(perThousand.high) },
        baseCents: { low: toCents(base.low), high: toCents(base.high) },
        loanFeeCents,
      },
      { kind: 'result-about', cents: typicalCents },
      ...(isSellers ? [{ kind: 'closing-fee-of-seller', loanFeeCents } as const] : []),
    ],
  };
}

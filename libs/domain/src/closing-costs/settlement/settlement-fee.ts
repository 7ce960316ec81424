import {
  type Decimal,
  add,
  compare,
  decimal,
  excess,
  greater,
  multiply,
  zero,
  stepsOf,
  dollars,
  toCents,
  toNumber,
} from '../decimal.js';
import type { SettlementSchedule, UsualFormula } from '../rules/index.js';
import type { FeeLine } from '../estimate.js';
import { paidBy } from '../paid-by.js';
import type { Purchase } from '../purchase.js';
import { spreadAround } from '../spread.js';

const thousandth = decimal('0.001');
const fiftyThousand = decimal(50_000);

function byRow(rows: Extract<SettlementSchedule, { method: 'table' }>['rows'], price: Decimal): Decimal {
  return (rows.find(({ amount }) => compare(price, amount) <= 0) ?? rows.at(-1))?.fee ?? zero;
}

function byStep(rows: Extract<SettlementSchedule, { method: 'steps' }>['rows'], price: Decimal): Decimal {
  const index = rows.findIndex(({ upTo }) => upTo === null || compare(price, upTo) <= 0);
  const row = rows[index];
  if (!row) return zero;
  const over = excess(price, rows[index - 1]?.upTo ?? zero);
  const steps: Decimal = { units: stepsOf(over, fiftyThousand, 'up'), scale: 0 };
  return add(row.fee, multiply(steps, row.addPer50000 ?? zero));
}

/** The price up to which the schedule is known; null if unlimited. */
export function scheduleEnd(schedule: SettlementSchedule): Decimal | null {
  switch (schedule.method) {
    case 'base-plus-per-thousand':
      return schedule.upTo;
    case 'table':
      return schedule.rows.at(-1)?.amount ?? null;
    case 'steps':
      return schedule.rows.at(-1)?.upTo ?? null;
  }
}

/** The full closing fee of a filed or published schedule at this price. */
export function settlementFee(schedule: SettlementSchedule, price: Decimal): Decimal {
  switch (schedule.method) {
    case 'base-plus-per-thousand': {
      const fee = add(schedule.base, multiply(multiply(price, thousandth), schedule.perThousand));
      return schedule.minimum ? greater(fee, schedule.minimum) : fee;
    }
    case 'table':
      return byRow(schedule.rows, price);
    case 'steps':
      return byStep(schedule.rows, price);
  }
}

const perThousandRate = decimal('0.001');

/**
 * The buyer's fee by the agents' usual formula, as the middle of its range. Where the seller pays it, the buyer pays
 * what the loan adds.
 */
export function feeByFormula(
  { base, perThousand, withLoan }: UsualFormula,
  { priceCents, loanCents }: Purchase,
  payer: 'buyer' | 'seller' = 'buyer',
): Pick<FeeLine, 'shares' | 'range' | 'workings'> {
  const loanFee = loanCents > 0 ? withLoan : zero;
  const thousands = multiply(dollars(priceCents), perThousandRate);
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

import type { Cents } from './cents.js';

const under500 = { below: 50_000, step: 500 };
const above = { step: 1_000 };
/** Under this a step would swallow the amount: whole dollars then. */
const smallest = 500;

const toStep = (cents: Cents, step: Cents): Cents => Math.round(cents / step) * step;

/** An amount that is not exact as people are shown it: to $5 below $500, to $10 from there on, to $1 under $5. */
export function roundedCents(cents: Cents): Cents {
  const size = Math.abs(cents);
  if (size < smallest) return toStep(cents, 100);
  return toStep(cents, size < under500.below ? under500.step : above.step);
}

/** An amount of which no more may be asked: down to $5. */
export const roundedDownCents = (cents: Cents): Cents => Math.floor(cents / under500.step) * under500.step;

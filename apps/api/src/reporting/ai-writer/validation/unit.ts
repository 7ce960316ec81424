import type { Quantity } from './quantity.js';

/** What a unit makes of a number. */
export function kindOf(unit: string | undefined): Quantity['kind'] {
  if (unit === undefined) return 'amount';
  if (/^(?:%|per|por)/i.test(unit)) return 'percent';
  return /^(?:punto|point)/i.test(unit) ? 'amount' : 'money';
}

/** Cents count as parts of a dollar. */
export const inDollars = (value: number | string, unit: string | undefined): number | string =>
  typeof value === 'number' && unit !== undefined && /^cent/i.test(unit) ? value / 100 : value;

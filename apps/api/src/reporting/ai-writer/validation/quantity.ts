/** `amount` is a number without unit. The value of a `fraction` is its word, such as `half`. */
export type Quantity = Readonly<{
  kind: 'money' | 'percent' | 'amount' | 'fraction';
  value: number | string;
  found: string;
}>;

/** The kind of quantity that a unit implies. */
export function kindOf(unit: string | undefined): Quantity['kind'] {
  if (unit === undefined) return 'amount';
  if (/^(?:%|per|por)/i.test(unit)) return 'percent';
  return /^(?:punto|point)/i.test(unit) ? 'amount' : 'money';
}

/** Converts cents to dollars. */
export const inDollars = (value: number | string, unit: string | undefined): number | string =>
  typeof value === 'number' && unit !== undefined && /^cent/i.test(unit) ? value / 100 : value;

/** Dollars from what was typed: everything but digits and the decimal point is dropped. NaN when no number is left. */
export function parsePrice(text: string): number {
  const digits = text.replace(/[^\d.]/g, '');
  return digits === '' ? NaN : Number(digits);
}

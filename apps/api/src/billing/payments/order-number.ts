import { createHash } from 'node:crypto';

/** Crockford's base 32: no letters that look like digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The order number on a receipt, such as `CW-7K4M9-Q2D8X`, derived from the payment's id. Receipts are passed on, so it
 * must not reveal the report's id, which opens the report.
 */
export function orderNumberOf(paymentId: string): string {
  const hash = createHash('sha256').update(paymentId).digest();
  const signs = Array.from(hash.subarray(0, 10), (byte) => letters[byte % letters.length]).join('');
  return `CW-${signs.slice(0, 5)}-${signs.slice(5)}`;
}

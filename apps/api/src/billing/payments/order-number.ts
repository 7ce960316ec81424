import { createHash } from 'node:crypto';

/** Without letters that are read as digits or heard as others (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number of an order on its receipt, such as `CW-7K4M9-Q2D8X`: always the same for a payment. Receipts are handed on,
 * so that it must not be the report's id, by which the report is read, and cannot be turned back into it.
 */
export function orderNumberOf(paymentId: string): string {
  const hash = createHash('sha256').update(paymentId).digest();
  const signs = Array.from(hash.subarray(0, 10), (byte) => letters[byte % letters.length]).join('');
  return `CW-${signs.slice(0, 5)}-${signs.slice(5)}`;
}

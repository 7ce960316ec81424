import { createHash } from 'node:crypto';
import { crockfordLetters } from '../../platform/crockford-base32.js';

/**
 * The order number on a receipt, such as `CW-7K4M9-Q2D8X`, derived from the payment's id. Receipts are passed on, so it
 * must not reveal the report's id, which opens the report.
 */
export function orderNumberOf(paymentId: string): string {
  const hash = createHash('sha256').update(paymentId).digest();
  const characters = Array.from(
    hash.subarray(0, 10),
    (byte) => crockfordLetters[byte % crockfordLetters.length],
  ).join('');
  return `CW-${characters.slice(0, 5)}-${characters.slice(5)}`;
}

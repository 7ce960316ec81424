import type { DomainEvent } from '../events/index.js';
import type { Cents } from '../money/index.js';
import type { Payee } from '../payee/index.js';

/**
 * An operator corrected what a payee is owed: above zero the house gives it, below zero it goes back to the house.
 * `reason` holds no personal data: it is kept for ever. `reference` names the correction, so that it is made once.
 */
export type BalanceCorrected = DomainEvent<
  'BalanceCorrected',
  {
    reference: string;
    payee: Payee;
    cents: Cents;
    reason: string;
    correctedBy: string;
  }
>;

const prefix = 'correction-';

/** The one stream of a correction. */
export const correctionStream = (reference: string): string => `${prefix}${reference}`;

/** The reference of the correction that this stream holds; null for another stream. */
export const correctionReferenceOf = (stream: string): string | null =>
  stream.startsWith(prefix) ? stream.slice(prefix.length) : null;

import { resolveBy } from '../../../shared/forms/resolve-by';
import { simulatedCardRequest } from '@closewise/contracts/buyer';
import type { CardFields } from './card-fields';

const { cardNumber } = simulatedCardRequest.shape;
const hasDigits = (typed: string): boolean => /^(?:\d ?){12,19}$/.test(typed);

/** The API's rules; in addition, a card number has at least 12 digits, spaces not counted. */
export const cardResolver = resolveBy<CardFields>(
  simulatedCardRequest
    .pick({ nameOnCard: true, cardNumber: true, expiration: true, cvc: true })
    .extend({ cardNumber: cardNumber.refine(hasDigits) }),
  { body: (typed) => typed },
);

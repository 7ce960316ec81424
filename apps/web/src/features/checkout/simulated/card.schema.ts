import { resolveBy } from '../../../shared/forms/resolve-by';
import { simulatedCardRequest } from '@closewise/contracts/buyer';
import type { CardFields } from './card-fields';

const { cardNumber } = simulatedCardRequest.shape;
const hasDigits = (typed: string): boolean => /^(?:\d ?){12,19}$/.test(typed);

/** The rules of the API; a number has 12 digits at least, which spaces are no part of. */
export const cardResolver = resolveBy<CardFields>(
  simulatedCardRequest
    .pick({ nameOnCard: true, cardNumber: true, expiration: true, cvc: true })
    .extend({ cardNumber: cardNumber.refine(hasDigits) }),
  { body: (typed) => typed },
);

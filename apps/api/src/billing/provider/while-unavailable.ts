import { ServiceUnavailableException } from '@nestjs/common';
import { isOutage } from '../../platform/event-store/outage.js';

/** What a buyer reads while no payment can be opened. */
export const paymentsUnavailable =
  'Payments are currently unavailable. Please try again later or contact support.';

/** What a buyer reads who has paid while the provider or the store cannot be asked. */
export const paymentToBeFound =
  'Your payment cannot be checked at the moment. Please do not pay again: it will be found within minutes once the ' +
  'connection is back, and your report will then be made.';

/** Turns an outage of the provider or of the store into the words for it; other errors pass through. */
export const whileUnavailable =
  (message: string) =>
  (error: unknown): never => {
    if (!isOutage(error)) throw error;
    throw new ServiceUnavailableException(message, { cause: error });
  };

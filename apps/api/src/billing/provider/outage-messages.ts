import { ServiceUnavailableException } from '@nestjs/common';
import { isOutage } from '../../platform/event-store/outage.js';
import { ProviderUnavailableError } from './payment-provider.js';

/** Shown to buyers while the provider cannot open a payment. */
export const paymentsUnavailable =
  'Payments are currently unavailable. Please try again later or contact support.';

const willBeFound =
  'it will be found within minutes once the connection is back, and your report will then be made.';

/** Shown to a buyer who has paid while the provider or the store is unavailable. */
export const paymentToBeFound = `Your payment cannot be checked at the moment. Please do not pay again: ${willBeFound}`;

/** For a buyer who may have paid, while the store is unavailable. */
const ifPaid = `If you have already paid, please do not pay again: your payment is safe, ${willBeFound}`;

/** Shown while the store that records payments is unavailable. */
export const paymentsUnknown = `${paymentsUnavailable} ${ifPaid}`;

/** Shown while a report's status is unknown. */
export const reportUnknown = `Your report cannot be looked up at the moment. ${ifPaid}`;

/** For `catch`: turns an outage of the provider or the store into a 503 with this message; rethrows other errors. */
export const rethrowAsUnavailable =
  (message: string) =>
  (error: unknown): never => {
    if (!isOutage(error)) throw error;
    throw new ServiceUnavailableException(message, { cause: error });
  };

/** The same for an outage of the provider alone. */
export const rethrowProviderOutage = (error: unknown): never => {
  if (!(error instanceof ProviderUnavailableError)) throw error;
  throw new ServiceUnavailableException(paymentsUnavailable, { cause: error });
};

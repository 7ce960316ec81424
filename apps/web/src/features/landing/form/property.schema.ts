import type { Resolver } from 'react-hook-form';
import type { Language } from '../../../shared/i18n/language';
import { resolveBy } from '../../../shared/forms/resolve-by';
import { createReportRequest } from '@closewise/contracts/buyer';
import { isUnusualPrice, toCreateReportRequest, type PropertyFormValues } from './property-form';
import { readPrice } from '../../../shared/price/read-price';

/** The page has its own messages; a missing email address is shown next to the button. */
export function propertyResolver(language: Language): Resolver<PropertyFormValues> {
  const bySchema = resolveBy<PropertyFormValues>(createReportRequest, {
    body: (typed) => {
      const order = toCreateReportRequest({ ...typed, emailOptIn: true }, { language, referralCode: null });
      return { ...order, emailOptIn: order.userEmail !== null };
    },
  });
  return async (typed, context, options) => {
    const result = await bySchema(typed, context, options);
    const { price } = result.errors;
    if (price || typed.priceConfirmed || !isUnusualPrice(readPrice(typed.price, language))) return result;
    return { values: {}, errors: { ...result.errors, priceConfirmed: { type: 'unconfirmed' } } };
  };
}

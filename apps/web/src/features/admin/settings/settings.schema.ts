import { resolveBy } from '../../../shared/forms/resolve-by';
import { changeSettingsRequest } from '@closewise/contracts/admin';
import { isPrice, type SettingsValues } from './settings-form';
import texts from './texts';

/** The rules of the API, which refuses prices out of its bounds; what is no price at all is said at once. */
export const settingsResolver = resolveBy<SettingsValues>(
  changeSettingsRequest.extend({
    BUYER_REPORT_PRICE: changeSettingsRequest.shape.BUYER_REPORT_PRICE.unwrap().refine(isPrice),
    PREMIUM_PRICE: changeSettingsRequest.shape.PREMIUM_PRICE.unwrap().refine(isPrice),
  }),
  {
    body: ({ price, premium, reason }) => ({ BUYER_REPORT_PRICE: price, PREMIUM_PRICE: premium, reason }),
    fields: { BUYER_REPORT_PRICE: 'price', PREMIUM_PRICE: 'premium' },
    words: { price: texts.priceInvalid, premium: texts.priceInvalid },
  },
);

import { resolveBy } from '../../shared/forms/resolve-by';
import { createReportRequest } from '@closewise/contracts/buyer';
import { toCreateReportRequest, type PropertyFormValues } from './property-form';

const origin = { language: 'en', referralCode: null } as const;

/** The page says in its language what is wrong; an e-mail that is missing is asked for beside the button. */
export const propertyResolver = resolveBy<PropertyFormValues>(createReportRequest, {
  body: (typed) => {
    const order = toCreateReportRequest({ ...typed, emailOptIn: true }, origin);
    return { ...order, emailOptIn: order.userEmail !== null };
  },
});

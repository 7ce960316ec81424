import type { CreateReportRequest } from '@closewise/contracts/buyer';
import { usualLoan } from '@closewise/domain/closing-costs';
import type { Language } from '../../shared/i18n/language';
import { groupPrice } from './group-price';
import { parseAddress } from './parse-address';
import { parsePrice } from './parse-price';

type BuyerType = CreateReportRequest['buyerType'];

/** What the buyer types; the price stays text until it is sent. */
export type PropertyFormValues = {
  address: string;
  price: string;
  buyerType: BuyerType;
  propertyType: CreateReportRequest['propertyType'];
  hasPool: boolean;
  emailOptIn: boolean;
  userEmail: string;
};

export const propertyFormDefaults: PropertyFormValues = {
  address: '',
  price: '',
  buyerType: 'first-time',
  propertyType: 'single-family',
  hasPool: false,
  emailOptIn: false,
  userEmail: '',
};

/** Why the form cannot be sent yet, or null. */
export function submitBlocker({
  emailOptIn,
  userEmail,
}: Pick<PropertyFormValues, 'emailOptIn' | 'userEmail'>) {
  if (!emailOptIn) return 'optIn' as const;
  return userEmail.trim() === '' ? ('email' as const) : null;
}

/** The body of the order, from the form's values. */
export function toCreateReportRequest(
  values: PropertyFormValues,
  origin: { language: Language; referralCode: string | null },
): CreateReportRequest {
  const address = values.address.trim();
  return {
    address,
    price: parsePrice(groupPrice(values.price)),
    buyerType: values.buyerType,
    propertyType: values.propertyType,
    hasPool: values.hasPool,
    userEmail: (values.emailOptIn && values.userEmail.trim()) || null,
    emailOptIn: values.emailOptIn,
    agreedToTerms: values.emailOptIn,
    ...parseAddress(address),
    loanType: usualLoan[values.buyerType],
    ...(origin.referralCode && { referralCode: origin.referralCode }),
    language: origin.language,
  };
}

import type { CreateReportRequest } from '@closewise/contracts/buyer';
import { usualLoan } from '@closewise/domain/closing-costs';
import type { Language } from '../../../shared/i18n/language';
import { parseAddress } from '../../../shared/property/parse-address';
import { readPrice, type PriceReading } from '../../../shared/price/read-price';
import type { SentReferral } from '../../../shared/referral/referral';

type BuyerType = CreateReportRequest['buyerType'];

/** What the buyer types; the price stays text until it is sent. */
export type PropertyFormValues = {
  address: string;
  price: string;
  /** That an unusual price is meant. */
  priceConfirmed: boolean;
  buyerType: BuyerType;
  propertyType: CreateReportRequest['propertyType'];
  hasPool: boolean;
  emailOptIn: boolean;
  userEmail: string;
};

export const propertyFormDefaults: PropertyFormValues = {
  address: '',
  price: '',
  priceConfirmed: false,
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

/** Whether a price is so low or high that a digit or a word may be wrong. */
export const isUnusualPrice = (reading: PriceReading): boolean =>
  'dollars' in reading && (reading.dollars < 10_000 || reading.dollars > 50_000_000);

/** The body of the order, from the form's values. */
export function toCreateReportRequest(
  values: PropertyFormValues,
  origin: { language: Language } & SentReferral,
): CreateReportRequest {
  const address = values.address.trim();
  const reading = readPrice(values.price, origin.language);
  return {
    address,
    price: 'dollars' in reading ? reading.dollars : NaN,
    buyerType: values.buyerType,
    propertyType: values.propertyType,
    hasPool: values.hasPool,
    userEmail: (values.emailOptIn && values.userEmail.trim()) || null,
    emailOptIn: values.emailOptIn,
    agreedToTerms: values.emailOptIn,
    ...parseAddress(address),
    loanType: usualLoan[values.buyerType],
    ...(origin.referralCode && { referralCode: origin.referralCode }),
    ...(origin.earlierReferralCodes && { earlierReferralCodes: origin.earlierReferralCodes }),
    language: origin.language,
  };
}

import { useEffect, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CreateReportRequest } from '@closewise/contracts/buyer';
import { usualLoan } from '@closewise/domain/closing-costs';
import type { Language } from '../../../shared/i18n/language';
import { type PriceReading, readPrice } from '../../../shared/price/read-price';
import { parseAddress } from '../../../shared/property/parse-address';
import type { SentReferral } from '../../../shared/referral';
import { propertyDraft } from '../../../shared/report/property-draft';

type BuyerType = CreateReportRequest['buyerType'];

/** The form's values; the price stays text until it is sent. */
export type PropertyFormValues = {
  address: string;
  price: string;
  /** Whether the buyer confirmed an unusual price. */
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

/** Why the form cannot be sent, or null. */
export function submitBlocker({
  emailOptIn,
  userEmail,
}: Pick<PropertyFormValues, 'emailOptIn' | 'userEmail'>) {
  if (!emailOptIn) return 'optIn' as const;
  return userEmail.trim() === '' ? ('email' as const) : null;
}

/** Whether the price is so low or high that it may be a typing error. */
export const isUnusualPrice = (reading: PriceReading): boolean =>
  'dollars' in reading && (reading.dollars < 10_000 || reading.dollars > 50_000_000);

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

/**
 * Restores the values after a reload or a return from checkout, and stores them while typing. The prerendered
 * page has the defaults, so they are restored before the first paint. Components that watch the form must
 * subscribe before this hook runs.
 */
export function usePropertyDraft({ reset, subscribe }: UseFormReturn<PropertyFormValues>): void {
  useLayoutEffect(() => {
    const draft = draftOf(propertyDraft.read());
    if (draft) reset(draft);
  }, [reset]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => propertyDraft.write(values) }),
    [subscribe],
  );
}

/**
 * The form's values from storage, where another page may have stored only a price; null if a value has the
 * wrong type.
 */
function draftOf(stored: unknown): PropertyFormValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const draft = { ...propertyFormDefaults, ...stored };
  const fits = Object.entries(propertyFormDefaults).every(
    ([field, value]) => typeof (draft as Record<string, unknown>)[field] === typeof value,
  );
  return fits ? draft : null;
}

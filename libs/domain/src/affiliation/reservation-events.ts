import type { DomainEvent } from '../events/index.js';

/** A code belongs to this affiliate for ever; codes are never used again. */
export type ReferralCodeReserved = DomainEvent<
  'ReferralCodeReserved',
  Readonly<{ code: string; affiliateId: string }>
>;

/** An e-mail address (by its HMAC, which is the stream's name) belongs to this affiliate. */
export type AffiliateEmailClaimed = DomainEvent<
  'AffiliateEmailClaimed',
  Readonly<{ emailKey: string; affiliateId: string }>
>;

/** The affiliate has another address now, or is gone; the address may register again. */
export type AffiliateEmailReleased = DomainEvent<
  'AffiliateEmailReleased',
  Readonly<{ emailKey: string; affiliateId: string }>
>;

/** The affiliate of this address was terminated; the address cannot register again. */
export type AffiliateEmailBarred = DomainEvent<
  'AffiliateEmailBarred',
  Readonly<{ emailKey: string; affiliateId: string }>
>;

export type AffiliateEmailEvent = AffiliateEmailClaimed | AffiliateEmailReleased | AffiliateEmailBarred;

/** The one stream that says whose a code is. */
export const referralCodeStream = (code: string): string => `referral-code-${code}`;

/** The one stream that says whose an e-mail address is; `emailKey` is its HMAC. */
export const affiliateEmailStream = (emailKey: string): string => `affiliate-email-${emailKey}`;

import { z } from 'zod';
import { defineEvents, type EventOf } from '../events/index.js';

const affiliateId = '6f1d2c3b';

export const referralCodeEvents = defineEvents({
  ReferralCodeReserved: {
    description: 'A code belongs to this affiliate for good; codes are never reused.',
    data: z.object({ code: z.string(), affiliateId: z.string() }),
    example: { code: 'MAPLE7K4M', affiliateId },
  },
});

export type ReferralCodeReserved = EventOf<typeof referralCodeEvents>;

const email = z.object({
  emailKey: z.string().describe('HMAC of the address, as in the stream name'),
  affiliateId: z.string(),
});
const exampleEmail = { emailKey: '7a31', affiliateId };

export const affiliateEmailEvents = defineEvents({
  AffiliateEmailClaimed: {
    description: 'An email address belongs to this affiliate.',
    data: email,
    example: exampleEmail,
  },
  AffiliateEmailReleased: {
    description: 'The affiliate changed their address or was deleted; the address may register again.',
    data: email,
    example: exampleEmail,
  },
  AffiliateEmailBarred: {
    description: 'The affiliate with this address was terminated; the address cannot register again.',
    data: email,
    example: exampleEmail,
  },
});

export type AffiliateEmailEvent = EventOf<typeof affiliateEmailEvents>;

/** The stream that says who owns a code. */
export const referralCodeStream = (code: string): string => `referral-code-${code}`;

/** The stream that says who owns an email address; `emailKey` is its HMAC. */
export const affiliateEmailStream = (emailKey: string): string => `affiliate-email-${emailKey}`;

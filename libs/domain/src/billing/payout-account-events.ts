import { z } from 'zod';
import { defineEvents, type EventOf } from '../events/index.js';
import { payeeKey, payeeSchema, type Payee } from '../payee/index.js';

const account = z.object({ payee: payeeSchema, provider: z.string(), accountId: z.string() });
const exampleAccount = {
  payee: { kind: 'affiliate' as const, id: '6f1d2c3b' },
  provider: 'stripe',
  accountId: 'acct_1Q',
};

export const payoutAccountEvents = defineEvents({
  PayoutAccountOpened: {
    description: 'The payee has an account at the provider, which pays nobody before it is verified.',
    data: account,
    example: exampleAccount,
  },
  PayoutAccountVerified: {
    description:
      'The provider pays this account: payouts are enabled, and it needs nothing more from the payee.',
    data: account,
    example: exampleAccount,
  },
  PayoutAccountRestricted: {
    description: 'The provider no longer pays this account, or does not pay it yet.',
    data: account.extend({
      reasons: z
        .array(z.string())
        .describe("The provider's codes for what is missing; `closed` if the account no longer exists"),
    }),
    example: { ...exampleAccount, reasons: ['external_account'] },
  },
});

/** The events of a `payout-account-{payee}` stream. */
export type PayoutAccountEvent = EventOf<typeof payoutAccountEvents>;
export type PayoutAccountOpened = EventOf<typeof payoutAccountEvents, 'PayoutAccountOpened'>;
export type PayoutAccountVerified = EventOf<typeof payoutAccountEvents, 'PayoutAccountVerified'>;
export type PayoutAccountRestricted = EventOf<typeof payoutAccountEvents, 'PayoutAccountRestricted'>;

export const payoutAccountStream = (payee: Payee): string => `payout-account-${payeeKey(payee)}`;

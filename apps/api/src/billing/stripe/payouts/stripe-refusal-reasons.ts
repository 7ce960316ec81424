import type { RefusalReason } from '../../payout-providers/payout-provider.js';

/** Stripe's codes for refused transfers: https://docs.stripe.com/error-codes */
export const stripeRefusalReasons: Readonly<Record<string, RefusalReason>> = {
  account_closed: { problem: 'account-closed', words: 'account closed' },
  account_invalid: { problem: 'account-closed' },
  no_account: { problem: 'account-closed' },
  resource_missing: { problem: 'account-closed', words: 'account closed (resource_missing)' },
  insufficient_capabilities_for_transfer: { problem: 'account-incomplete' },
  transfers_not_allowed: { problem: 'account-incomplete' },
  payouts_not_allowed: { problem: 'account-incomplete' },
  balance_insufficient: { problem: 'ours' },
  amount_too_large: { problem: 'ours' },
  amount_too_small: { problem: 'ours' },
};

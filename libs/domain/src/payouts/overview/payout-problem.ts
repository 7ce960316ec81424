/** Why a payout did not go through, as far as a payee can do something about it. */
export type PayoutProblem =
  | 'account-closed'
  | 'account-incomplete'
  | 'account-changed'
  | 'amount-changed'
  | 'inactive'
  | 'link-never-opened'
  | 'sale-disputed'
  | 'recently-changed'
  | 'ours'
  | 'other';

const problems: Readonly<Record<string, PayoutProblem>> = {
  // What Stripe says of a transfer: https://docs.stripe.com/error-codes
  account_closed: 'account-closed',
  account_invalid: 'account-closed',
  no_account: 'account-closed',
  resource_missing: 'account-closed',
  insufficient_capabilities_for_transfer: 'account-incomplete',
  transfers_not_allowed: 'account-incomplete',
  payouts_not_allowed: 'account-incomplete',
  balance_insufficient: 'ours',
  amount_too_large: 'ours',
  amount_too_small: 'ours',
  // What we have found ourselves before we asked.
  'not-onboarded': 'account-incomplete',
  'account-restricted': 'account-incomplete',
  'account-changed': 'account-changed',
  'amount-changed': 'amount-changed',
  'below-minimum': 'amount-changed',
  'within-hold': 'amount-changed',
  negative: 'amount-changed',
  inactive: 'inactive',
  'link-never-opened': 'link-never-opened',
  'sale-disputed': 'sale-disputed',
  'recently-changed': 'recently-changed',
};

/** What a code of the provider, or of a line that was held, means to the payee; `other` for one that we do not know. */
export const payoutProblem = (code: string): PayoutProblem =>
  (Object.hasOwn(problems, code) && problems[code]) || 'other';

/** Why a payout failed, as far as a payee can do something about it. */
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

/** What a provider's code for a refused transfer means to the payee; null for an unknown code. */
export type RefusalMeaning = (provider: string, code: string) => PayoutProblem | null;

/** Our own reasons, found before a transfer is requested. */
const ownProblems: Readonly<Record<string, PayoutProblem>> = {
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

/** What the reason of a refused or held line means to the payee; `other` for an unknown code. */
export const payoutProblem = (
  { provider, reasonCode }: Readonly<{ provider: string; reasonCode: string }>,
  meaningOf: RefusalMeaning,
): PayoutProblem =>
  (Object.hasOwn(ownProblems, reasonCode) ? ownProblems[reasonCode] : meaningOf(provider, reasonCode)) ??
  'other';

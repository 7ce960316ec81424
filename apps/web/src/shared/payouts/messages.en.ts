const en = {
  title: 'Payouts',
  lede: 'A payout is what you earned up to the end of a month, after refunds.',
  loading: 'Loading your payouts...',
  failed: 'Your payouts could not be loaded. Nothing is lost.',
  retry: 'Try again',
  disputed: (amount: string) =>
    `${amount} of your balance comes from sales that buyers dispute at their bank. It is not paid out until the bank decides: if it decides in our favor, the next payout includes it.`,
  heldUntil: (day: string) =>
    `Your email address or payout account changed. To protect you, nothing is paid out before ${day}. If you did not make this change, write to us right away.`,
  last: {
    title: 'Last payout',
    none: 'Nothing has been paid to you yet.',
    paid: (month: string, day: string) =>
      `Paid on ${day}, for what you had earned up to the end of ${month}. Our payout provider passes it on to your bank.`,
    cameBack: (amount: string) => `${amount} of it came back from the provider and is in your balance again.`,
    refused: (month: string, day: string) =>
      `The payout for ${month} was refused on ${day}. The money is still yours: the next payout includes it.`,
    held: (month: string, day: string) =>
      `The payout for ${month} was stopped on ${day}. What is in your balance is still yours: the next payout includes it.`,
  },
  next: {
    title: 'Next payout',
    expected: (month: string, day: string) =>
      `Expected from ${day} on, for what you earn up to the end of ${month}. This is the amount as of today; refunds make it smaller.`,
    later: (amount: string) =>
      `Another ${amount} from newer sales follows in a later payout: sales wait until most refunds have come in.`,
    lacking: (minimum: string) =>
      `Payouts start at ${minimum}. A smaller balance is carried over to the next month.`,
    lackingAmount: (amount: string) => `${amount} to go`,
    negative: (amount: string) =>
      `Sales that were paid out to you were refunded later, so your balance is ${amount} below zero. It is carried forward and made up from what you earn next; we do not send you a bill for it.`,
    negativeAmount: 'None for now',
    blocked: (day: string) =>
      `This is in your balance, but it cannot be paid yet. Once that has changed, it is included in the payouts of ${day} or in the next ones.`,
    prepared: (month: string) =>
      `The payout for ${month} is prepared. Someone at Closewise checks it before it is paid.`,
    beingPaid: (month: string) => `The payout for ${month} is approved and is being paid now.`,
    refused: (month: string) => `The payout for ${month} did not go through. The money is still yours.`,
    held: (month: string) => `The payout for ${month} is stopped for now. The money is still yours.`,
  },
  blocks: {
    inactive:
      'Your account is not active, so nothing is paid for now. What you have earned stays recorded in your name.',
    'link-never-opened':
      'Open the dashboard link in our newest email to you once. It proves that the address is yours.',
    'not-onboarded':
      'Set up your payout account on this page, so that our payout provider knows where to pay.',
    'account-restricted':
      'Our payout provider needs something more from you before it can pay you. Continue the setup of your payout account on this page to see what.',
    'sale-disputed':
      'Too much of your balance comes from sales that buyers dispute at their bank. You have nothing to do: it can be paid once the bank has decided.',
    'recently-changed':
      'Your email address or payout account changed recently. To protect you, nothing is paid out for 7 days after that.',
  },
  problems: {
    'account-closed':
      'Our payout provider no longer has your payout account. Set one up again on this page. Then we will try again.',
    'account-incomplete':
      'Our payout provider needs something more from you before it can pay you. Continue the setup of your payout account on this page to see what. Then we will try again.',
    'account-changed':
      'Your payout account was changed after the payout was prepared. You have nothing to do: the next payout goes to the new account.',
    'amount-changed':
      'Your balance changed after the payout was prepared, for example because of a refund. You have nothing to do: the amount will be calculated again.',
    inactive: 'Your account was paused after the payout was prepared, so nothing is paid for now.',
    'link-never-opened':
      'Your address was changed after the payout was prepared. Open the dashboard link in our newest email to you once. Then we will try again.',
    'sale-disputed':
      'A buyer disputed one of your sales at their bank after the payout was prepared. You have nothing to do: the rest is included in the next payout.',
    'recently-changed':
      'Your email address or payout account changed after the payout was prepared. To protect you, nothing is paid out for 7 days after that.',
    ours: 'It was stopped on our side. You have nothing to do: we will try again.',
    other:
      'The payout provider refused it, and we are looking into why. Check on this page whether your payout account needs anything; if not, you have nothing to do.',
  },
};
export default en;
export type PayoutMessages = typeof en;

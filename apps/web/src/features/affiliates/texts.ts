/** What several partner pages say. */
const texts = {
  register: 'Register as Affiliate',
  retry: 'Try again',
  code: 'Referral code',
  waiting: {
    badge: 'Waiting for approval',
    title: 'Your organization waits for approval',
    body: 'A person at Closewise checks it. Until it is approved, sales through its code earn nothing.',
    reserved: (code: string) =>
      `The code ${code} is reserved for you. The link to share appears here as soon as you are approved; we write to you by mail.`,
  },
  setup: {
    title: 'Payout setup',
    required: 'Required',
    configured: 'Configured',
    requiredBody:
      'Before we can pay you, our payout provider needs to know who you are and where to pay. It takes a few minutes; until then your commissions add up.',
    begun: 'Not finished',
    begunBody:
      'You began the payout setup and did not finish it: our payout provider still needs something from you. Continue where you left off; until then your commissions add up.',
    continue: 'Continue the setup',
    configuredBody: 'Your payout account is connected. Commissions go there once you are eligible.',
    start: 'Set up payouts',
    starting: 'Opening the setup...',
    done: 'Payment Setup Complete',
    notYet: 'Payout setup is not complete yet',
    notYetBody: 'The payout provider still needs something from you. Go on with the setup to see what.',
    failed: 'Onboarding Error',
    failedBody: 'Failed to start payout setup',
  },
  again: {
    title: 'Send my link again',
    lede: 'Already a partner? Enter your email address and we mail you the link to your dashboard.',
    email: 'Your affiliate email',
    submit: 'Send my link',
    submitting: 'Sending...',
    invalid: 'Please enter a valid email address',
    failed: 'The link could not be requested. Please try again.',
    sent: 'If this address belongs to an affiliate, the link is on its way. Look in spam and promotions too.',
  },
} as const;
export default texts;

/** Texts of several partner pages. */
const texts = {
  register: 'Register as Affiliate',
  retry: 'Try again',
  code: 'Referral code',
  waiting: {
    badge: 'Waiting for approval',
    title: 'Your organization is waiting for approval',
    body: 'Our team is reviewing it. Until it is approved, sales through its code earn nothing.',
    reserved: (code: string) =>
      `The code ${code} is reserved for you. The link to share appears here as soon as you are approved, and we will email you.`,
  },
  setup: {
    title: 'Payout setup',
    required: 'Required',
    configured: 'Configured',
    requiredBody:
      'Before we can pay you, our payout provider needs to know who you are and where to pay. It takes a few minutes. Until then, your commissions add up.',
    begun: 'Not finished',
    begunBody:
      'Your payout setup is not finished: our payout provider still needs information from you. Continue where you left off. Until then, your commissions add up.',
    continue: 'Continue the setup',
    configuredBody: 'Your payout account is connected. Commissions go there once you are eligible.',
    start: 'Set up payouts',
    starting: 'Opening the setup...',
    done: 'Payment Setup Complete',
    notYet: 'Payout setup is not complete yet',
    notYetBody:
      'The payout provider still needs information from you. Continue the setup to see what is missing.',
    failed: 'Onboarding Error',
    failedBody: 'Failed to start payout setup',
  },
  again: {
    title: 'Send my link again',
    lede: 'Already a partner? Enter your email address and we will email you the link to your dashboard.',
    email: 'Your affiliate email',
    submit: 'Send my link',
    submitting: 'Sending...',
    invalid: 'Please enter a valid email address',
    failed: 'The link could not be requested. Please try again.',
    sent: 'If this address belongs to an affiliate, the link is on its way. Check your spam and promotions folders too.',
  },
} as const;
export default texts;

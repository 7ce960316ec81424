import { minimumPayoutCents } from '@closewise/domain/ledger';
import { dollarsOf } from '@closewise/domain/money';

const payoutSetup = `Set up payouts, so that we can pay you. Payouts start at $${dollarsOf(minimumPayoutCents)}.`;

const texts = {
  seo: {
    title: 'Welcome to the affiliate program | Closewise',
    description: 'Your affiliate account at Closewise: your code, your link and the next steps.',
  },
  loading: 'Loading your account...',
  noToken: {
    title: 'Invalid Onboarding Link',
    body: 'Open this page with the link in your mail from Closewise. If you do not find it, let us send you the link to your dashboard.',
  },
  refused: {
    title: 'Onboarding Error',
    failed: 'Failed to start onboarding',
    body: 'The link may have been replaced by a newer one. Let us send you the current link to your dashboard.',
  },
  title: (name: string) => `Your account is ready, ${name}`,
  created: 'Account created',
  lede: 'This is your code, and the link to share with your buyers.',
  ledeWaiting: 'Your organization waits for approval. The link to share comes with it.',
  master: (tag: string) => `This is the account of ${tag}.`,
  member: (tag: string) => `You have registered as a member of ${tag}.`,
  code: { title: 'Your referral code', label: 'Referral link', test: 'Test my link' },
  dashboard: 'Open my dashboard',
  next: {
    title: 'Next steps',
    items: [
      'Open the dashboard link in your mail once and save it: it shows every referral and commission.',
      'Share your referral link with buyers, together with the disclosure text from your dashboard.',
      payoutSetup,
    ],
    itemsWaiting: [
      'Open the dashboard link in your mail once and save it: it says whether you are approved.',
      'Wait for our mail about the approval. Sales before it earn nothing.',
      payoutSetup,
    ],
  },
} as const;
export default texts;

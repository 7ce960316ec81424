import { minimumPayoutCents } from '@closewise/domain/payee';
import { dollarsOf } from '@closewise/domain/money';

const payoutSetup = `Set up payouts so that we can pay you. Payouts start at $${dollarsOf(minimumPayoutCents)}.`;

const texts = {
  seo: {
    title: 'Welcome to the affiliate program | Closewise',
    description: 'Your affiliate account at Closewise: your code, your link and the next steps.',
  },
  loading: 'Loading your account...',
  noToken: {
    title: 'Invalid Onboarding Link',
    body: 'Open this page with the link in our email. If you cannot find it, we can send you the link to your dashboard.',
  },
  refused: {
    title: 'Onboarding Error',
    failed: 'Failed to start onboarding',
    body: 'The link may have been replaced by a newer one. We can send you the current link to your dashboard.',
  },
  title: (name: string) => `Your account is ready, ${name}`,
  created: 'Account created',
  lede: 'This is your code, and the link to share with your buyers.',
  ledeWaiting: 'Your organization is waiting for approval. You get the link to share once it is approved.',
  master: (tag: string) => `This is the account of ${tag}.`,
  member: (tag: string) => `You have registered as a member of ${tag}.`,
  code: { title: 'Your referral code', label: 'Referral link', test: 'Test my link' },
  dashboard: 'Open my dashboard',
  next: {
    title: 'Next steps',
    items: [
      'Open the dashboard link in our email once and save it. The dashboard shows every referral and commission.',
      'Share your referral link with buyers, together with the disclosure text from your dashboard.',
      payoutSetup,
    ],
    itemsWaiting: [
      'Open the dashboard link in our email once and save it. The dashboard shows whether you are approved.',
      'Wait for our email about the approval. Earlier sales earn nothing.',
      payoutSetup,
    ],
  },
} as const;
export default texts;

import type { ShareTexts } from '@closewise/domain/affiliation';

const texts = {
  seo: {
    title: 'Affiliate program for real estate professionals | Closewise',
    description: ({ commission, price }: ShareTexts) =>
      `Share the closing cost report with your buyers and earn 40% of every sale: ${commission} on a ${price} report, no tiers, no caps, paid monthly. Free to join.`,
    keywords: 'real estate affiliate program, realtor referral income, closing cost report, agent commission',
  },
  hero: {
    title: 'Your buyers see every fee. You earn 40%.',
    lede: ({ commission, price }: ShareTexts) =>
      `Share the report that shows a home buyer what closing really costs. Each report bought through your link earns you ${commission} on a ${price} report, with no tiers and no caps.`,
    price: (price: string) => `A report costs your buyers ${price} now, with or without your link.`,
    promises: ['Free to join', 'No quota', 'A link that works for 30 days'],
  },
  sheet: (shares: ShareTexts) => ({
    title: `Who gets what of a ${shares.price} report`,
    caption: `How a report of ${shares.price} is shared`,
    lines: [
      { name: 'You, 40%', note: 'On every report your link sells', amount: shares.exactCommission },
      {
        name: 'Your organization, 10%',
        note: 'If you belong to one that takes part',
        amount: shares.exactOverride,
      },
      { name: 'Closewise, 50%', note: 'Makes and delivers the report', amount: shares.exactHouse },
    ],
    total: 'Paid by your buyer',
    totalAmount: shares.exactPrice,
  }),
  steps: {
    title: 'From link to payout',
    items: [
      {
        title: 'Register',
        body: 'We email you your referral code and a private link to your dashboard. No password to remember.',
      },
      {
        title: 'Share your link',
        body: 'Put it in your buyer emails, on your website or in a QR code at the open house, with the disclosure text that we give you.',
      },
      {
        title: 'See every commission',
        body: 'Each sale is counted when it is paid. Commissions add up monthly and are paid from $100, within 30 days of the end of the month.',
      },
    ],
  },
  why: {
    title: 'Why buyers thank you for it',
    items: [
      {
        title: 'It answers the question you hear most',
        body: '“How much cash do I need at closing?” The report answers it line by line, for their address.',
      },
      {
        title: 'It shows what to negotiate',
        body: 'For every negotiable fee it names whom to call and what to ask for.',
      },
      {
        title: 'It speaks their language',
        body: 'Every report comes in English and Spanish.',
      },
    ],
  },
  form: {
    title: 'Register as Affiliate',
    name: 'Full name',
    email: 'Email address',
    emailHint: 'Your dashboard link goes here.',
    website: 'Website (optional)',
    websiteHint: 'With https:// in front',
    membership: (tag: string) => `Are you a member of ${tag}?`,
    har: { tag: 'HAR', name: 'Houston Association of Realtors' },
    yes: 'Yes',
    no: 'No',
    memberId: (tag: string) => `${tag} Member ID`,
    memberIdOptional: (tag: string) => `${tag} Member ID (optional)`,
    memberIdMissing: "HAR Member ID is required when you select 'Yes' for HAR membership",
    accept: 'I am 18 or older and accept the',
    acceptMissing: 'You must accept the terms and conditions',
    terms: 'affiliate terms',
    submit: 'Create my affiliate account',
    submitting: 'Creating your account...',
    needsScript: 'The form needs JavaScript. Please allow it in your browser and load the page again.',
    done: {
      title: 'Registration Successful',
      description: 'Check your email for your affiliate dashboard link.',
    },
    failed: { title: 'Registration Failed', description: 'Please try again.' },
    refusals: {
      'privacy.note-names-person':
        'Please enter your member ID alone, without an email address, phone number, or street address.',
    },
  },
  success: {
    title: 'Check your email',
    sentTo: 'We have sent a message to',
    body: 'It contains the private link to your dashboard and your referral code. Open the link once to confirm that the address is yours. We can pay you only after that.',
    steps: [
      'Open the email from Closewise. Check your spam and promotions folders too.',
      'Follow the link to your dashboard and save it.',
      'Copy your referral link and share it with your next buyer.',
    ],
    home: 'Return to Home',
  },
} as const;
export default texts;

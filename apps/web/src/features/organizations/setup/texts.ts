import type { ShareTexts } from '@closewise/domain/affiliation';
import { registrationLinkDays } from '@closewise/domain/organizations';

const texts = {
  seo: {
    title: 'Organization enrollment for realtor associations | Closewise',
    description: ({ override, price }: ShareTexts) =>
      `Enroll your association: your organization earns 10% of every closing cost report that its member agents sell, ${override} on a ${price} report. Free, no quota.`,
    keywords:
      'realtor association partnership, association non-dues revenue, member benefit, closing cost report',
  },
  hero: {
    title: 'Your members guide buyers. Your association earns too.',
    lede: 'Enroll once. From then on your organization earns an override of 10% on every report that a member agent sells. It comes out of our share, never out of theirs.',
    price: (price: string) => `A report costs buyers ${price} now, with or without a member’s link.`,
    promises: ['Free to enroll', 'No quota', 'Agents keep their 40%'],
  },
  sheet: (shares: ShareTexts) => ({
    title: `Who gets what of a ${shares.price} report`,
    caption: `How a report of ${shares.price} that a member agent sells is shared`,
    lines: [
      {
        name: 'Your organization, 10%',
        note: 'On every report that a member sells',
        amount: shares.exactOverride,
      },
      { name: 'The member agent, 40%', note: 'Paid by Closewise, monthly', amount: shares.exactCommission },
      { name: 'Closewise, 50%', note: 'Makes and delivers the report', amount: shares.exactHouse },
    ],
    total: 'Paid by the buyer',
    totalAmount: shares.exactPrice,
  }),
  steps: {
    title: 'From enrollment to override',
    items: [
      {
        title: 'Enroll',
        body: 'Name your organization and choose a tag, its short name at Closewise, such as HAR for the Houston Association of Realtors.',
      },
      {
        title: 'We check and approve',
        body: 'Our team checks that the organization is yours to enroll. Once it is approved, it is listed and earns.',
      },
      {
        title: 'See every sale',
        body: 'Your dashboard shows active agents, reports sold, your override and your top agents. It is view-only: nothing in it changes a sale.',
      },
    ],
  },
  why: {
    title: 'Why associations take part',
    items: [
      {
        title: 'A benefit that costs nothing',
        body: 'Members get a service that answers the first question of every buyer, and are paid for offering it.',
      },
      {
        title: 'Revenue in addition to dues',
        body: 'The override follows your members’ work. Refunded sales are taken back, line by line, where you can see it.',
      },
      {
        title: 'In English and Spanish',
        body: 'Every report comes in both languages, so that it serves all of your members’ buyers.',
      },
    ],
  },
  form: {
    title: 'Create a master account',
    name: 'Organization name',
    tag: 'Organization tag',
    tagHint: 'Up to 10 letters or digits, for example HAR',
    contactName: 'Contact name',
    contactEmail: 'Contact email',
    contactEmailHint: 'You log in with it.',
    password: 'Login password',
    passwordHint: 'At least 12 characters. A few unrelated words are easy to remember.',
    confirmPassword: 'Confirm password',
    submit: 'Create master account',
    submitting: 'Creating the account...',
    needsScript: 'The form needs JavaScript. Please allow it in your browser and load the page again.',
    failed: { title: 'Failed to create master organization account', description: 'Please try again.' },
  },
  returning: {
    text: 'Already enrolled?',
    link: 'HAR Dashboard Login',
    other: 'Other organizations find their dashboard under their name at the bottom of every page.',
  },
  success: {
    confirm: (email: string) =>
      `Check your email: we have sent a link to ${email}. Open it within ${registrationLinkDays} days to confirm the registration; otherwise it expires.`,
    account: 'Your account',
    tag: 'Organization tag',
    login: 'You log in with',
    address: 'Your dashboard',
    next: 'Next steps',
    steps: [
      'Open the link in our email. Check your spam and promotions folders too.',
      'We review your organization, usually by writing to your contact email. Until it is approved, it is not listed and earns nothing.',
      'Once you are approved, send your members the sign-up link from your dashboard.',
    ],
    open: 'Open the dashboard',
    own: 'Your organization also has a referral link of its own. Sales through it earn the affiliate commission once you are approved.',
    ownLink: 'Open its affiliate dashboard',
  },
} as const;
export default texts;

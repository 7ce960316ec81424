import type { ShownShares } from '@closewise/domain/affiliation';

const texts = {
  seo: {
    title: 'Organization enrollment for realtor associations | Closewise',
    description: ({ override, price }: ShownShares) =>
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
  sheet: (shares: ShownShares) => ({
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
        body: 'Name your organization and choose a tag. The tag is its short name at Closewise, as HAR is that of the Houston Association of Realtors.',
      },
      {
        title: 'We check and approve',
        body: 'A person at Closewise checks that the organization is yours to enroll. From the approval on it is listed and earns.',
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
        title: 'Revenue beside dues',
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
    passwordHint: 'At least 12 characters. A few unrelated words are easy to keep.',
    confirmPassword: 'Confirm password',
    submit: 'Create master account',
    submitting: 'Creating the account...',
    needsScript: 'The form needs JavaScript. Please allow it in your browser and load the page again.',
    failed: { title: 'Failed to create master organization account', description: 'Please try again.' },
  },
  returning: {
    text: 'Enrolled already?',
    link: 'HAR Dashboard Login',
    other: 'Other organizations find their dashboard under their name at the foot of every page.',
  },
  success: {
    waits:
      'It waits for approval now. Until a person at Closewise has approved it, it is not listed and earns nothing.',
    account: 'Your account',
    tag: 'Organization tag',
    login: 'You log in with',
    address: 'Your dashboard',
    next: 'What comes next',
    steps: [
      'Log in to your dashboard and save its address. It tells you whether you are approved.',
      'We check your organization, usually by writing to your contact email.',
      'Once you are approved, send your members the sign-up link that your dashboard has for them.',
    ],
    open: 'Open the dashboard',
    own: 'Your organization also has a referral link of its own. Sales through it earn the affiliate commission once you are approved.',
    ownLink: 'Open its affiliate dashboard',
  },
} as const;
export default texts;

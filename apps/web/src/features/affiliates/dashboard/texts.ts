const texts = {
  seo: {
    title: 'Affiliate dashboard | Closewise',
    description: 'Your referral link, your referrals and your commissions at Closewise.',
  },
  loading: 'Loading your dashboard...',
  errors: {
    noToken: {
      title: 'Invalid Dashboard Link',
      body: 'Open your dashboard with the link in our email. If you cannot find it, we can send it again.',
    },
    access: {
      title: 'Access Error',
      body: 'Your link may have been replaced by a newer one. We can send you the current link, or you can register if you have no account yet.',
    },
    failed: 'Failed to load dashboard',
    invalid: 'Invalid dashboard link',
    status: (status: number) => `Request failed: ${status}`,
  },
  welcome: (name: string) => `Welcome, ${name}`,
  lede: 'Your link, your referrals and every commission in our books.',
  active: 'Active Partner',
  paused: 'Paused',
  pausedNotice: {
    title: 'Your account is paused',
    body: 'Referrals earn nothing for now. Your earlier earnings stay in your account.',
  },
  security: {
    title: 'Keep your dashboard link private',
    body: 'Anyone who has the link can see this page. We have removed it from the address bar; the link in your email still works.',
  },
  totals: {
    title: 'Totals',
    earnings: 'Total Earnings',
    referrals: 'Total Referrals',
    month: 'This Month',
    since: 'Since you joined, after refunds',
    paid: 'Reports paid through your link',
    monthNote: (month: string) => `Referrals in ${month}`,
  },
  payout: {
    label: 'Progress to the payout minimum',
    eligible: 'Eligible for payout',
    eligibleNote: (minimum: string) => `You have reached the ${minimum} minimum.`,
    until: (amount: string) => `${amount} until payout`,
    untilNote: (minimum: string) =>
      `Payouts start at ${minimum}. A smaller balance is carried over to the next month.`,
  },
  link: {
    title: 'Your referral link',
    lede: 'Anyone who buys within 30 days of following it counts as your referral, unless they follow another partner’s link later.',
    label: 'Referral link',
    test: 'Test my link',
    spanishLabel: 'Spanish link',
    spanishTest: 'Test the Spanish link',
    qr: {
      title: 'QR codes',
      note: 'For flyers and sign-in sheets. Each code opens your link.',
      english: {
        name: 'In English',
        label: 'QR code of your link',
        download: 'Download the English code',
      },
      spanish: {
        name: 'In Spanish',
        label: 'QR code of your Spanish link',
        download: 'Download the Spanish code',
      },
    },
    sample: 'View the sample report',
    own: 'Reports that you buy yourself earn nothing.',
    disclosure: 'Disclosure to publish with it',
    disclosureNote: 'People must know that you earn when they buy. Paste this where you share the link.',
    english: 'In English',
    spanish: 'In Spanish',
  },
  structure: {
    title: 'Commission structure',
    rate: 'Your commission',
    rateNote: 'Flat, no tiers, no caps',
    perReport: (price: string) => `On a report of ${price}`,
    override: (tag: string) => `${tag} earns in addition`,
    overrideNote: 'Paid by Closewise, never taken from yours',
    minimum: 'Payout minimum',
    when: 'Paid',
    whenValue: 'Monthly',
    whenNote: 'Within 30 days of the end of the month',
    waiting: (tag: string) =>
      `${tag} has not been approved yet, so it earns nothing for now. Your commission is the same.`,
    rejected: (tag: string) =>
      `${tag} has told us that you are not a member, so it no longer earns from your sales. Your commission is the same. If that is wrong, please contact ${tag}. We restore your membership when it agrees.`,
    master: 'This is the account of an organization. Sales through its own code earn the commission alone.',
    masterWaiting:
      'This is the account of an organization. Sales through its own code earn the commission once it is approved.',
    terms: 'Affiliate terms',
  },
  tips: {
    title: 'Marketing tips',
    items: [
      {
        title: 'Send it with the first listing email',
        body: 'Buyers worry about cash to close before they have found the house.',
      },
      {
        title: 'Bring it to the open house',
        body: 'Print your QR code and put it next to the sign-in sheet.',
      },
      {
        title: 'Follow up after the Loan Estimate',
        body: 'That is when the fees are in front of them, and when they can still negotiate.',
      },
      {
        title: 'Offer it in Spanish too',
        body: 'The site and the report speak both languages; your Spanish link opens the Spanish page.',
      },
    ],
  },
  history: {
    title: 'Monthly commission history',
    chart: 'Commission in recent months',
    caption: 'Commission by month, newest first',
    month: 'Month',
    referrals: 'Referrals',
    commission: 'Commission',
    total: 'Total',
    empty: {
      title: 'No commissions yet',
      body: 'The first one appears here as soon as a buyer has paid for a report through your link.',
    },
    emptyWaiting: {
      title: 'No commissions yet',
      body: 'Sales paid after the approval appear here.',
    },
    loading: 'Loading your commissions...',
    failed: 'Your commissions could not be loaded, so zeros are shown here. Nothing is lost.',
    failedAgain: 'Your commissions could not be refreshed. These are from a moment ago.',
    refresh: 'Refresh',
  },
  replace: {
    title: 'Replace my link',
    body: 'Has someone else seen it? We email you a new dashboard link, and the old one stops working immediately. Your referral link and code stay the same.',
    open: 'Replace my link',
    confirmTitle: 'Replace your dashboard link?',
    confirmBody: (email: string) =>
      `We email the new link to ${email}. Your current link stops working immediately.`,
    confirm: 'Replace it',
    cancel: 'Keep it',
    busy: 'Replacing...',
    done: {
      title: 'Your new link is on its way',
      body: (email: string) =>
        `We have emailed it to ${email}. The old link no longer works, and this dashboard is closed until you open the new one.`,
    },
    failed: 'The link could not be replaced. Please try again.',
  },
  leave: {
    submit: 'Log out on this device',
    done: { title: 'Logged Out', body: 'Your link opens the dashboard again at any time.' },
    failed: 'You are still logged in. Please try again.',
  },
  home: 'Return to Home',
} as const;
export default texts;

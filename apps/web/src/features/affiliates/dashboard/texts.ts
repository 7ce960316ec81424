const texts = {
  seo: {
    title: 'Affiliate dashboard | Closewise',
    description: 'Your referral link, your referrals and your commissions at Closewise.',
  },
  loading: 'Loading your dashboard...',
  errors: {
    noToken: {
      title: 'Invalid Dashboard Link',
      body: 'Open your dashboard with the link in your mail from Closewise. If you do not find it, let us send it again.',
    },
    access: {
      title: 'Access Error',
      body: 'Your link may have been replaced by a newer one. Let us send you the current one, or register if you have no account yet.',
    },
    failed: 'Failed to load dashboard',
    invalid: 'Invalid dashboard link',
    status: (status: number) => `Request failed: ${status}`,
  },
  welcome: (name: string) => `Welcome, ${name}`,
  lede: 'Your link, your referrals and every commission, as our books have them.',
  active: 'Active Partner',
  paused: 'Paused',
  pausedNotice: {
    title: 'Your account is paused',
    body: 'Referrals earn nothing for now. What you had earned before stays recorded in your name.',
  },
  security: {
    title: 'Keep your dashboard link private',
    body: 'Whoever has the link sees this page. We have taken it out of the address bar; the one in your mail still works.',
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
    lede: 'Whoever buys within 30 days of following it counts for you, unless another partner’s link comes later.',
    label: 'Referral link',
    test: 'Test my link',
    spanishLabel: 'Spanish link',
    spanishTest: 'Test the Spanish link',
    qr: {
      title: 'QR codes',
      note: 'For flyers and sign-in sheets. Whoever scans one comes by your link.',
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
    disclosure: 'Disclosure to put beside it',
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
      `${tag} has not been approved yet; until then it earns nothing. Your commission is the same.`,
    rejected: (tag: string) =>
      `${tag} has told us that you are not its member, so it earns nothing of your sales any more. Your commission is the same. If that is wrong, please talk to ${tag}; we enter you again when it agrees.`,
    master: 'This is the account of an organization. Sales through its own code earn the commission alone.',
    masterWaiting:
      'This is the account of an organization. Sales through its own code earn the commission from its approval on.',
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
        body: 'Print your QR code and put it beside the sign-in sheet.',
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
    chart: 'Commission of the last months',
    caption: 'Commission by month, the newest first',
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
      body: 'Sales that are paid after the approval appear here.',
    },
    loading: 'Loading your commissions...',
    failed: 'Your commissions could not be loaded, so they stand at zero here. Nothing is lost.',
    failedAgain: 'Your commissions could not be loaded again. These are from a moment ago.',
    refresh: 'Refresh',
  },
  replace: {
    title: 'Replace my link',
    body: 'Somebody else may have seen it? We mail you a new dashboard link, and the old one ends at once. Your referral link and code stay the same.',
    open: 'Replace my link',
    confirmTitle: 'Replace your dashboard link?',
    confirmBody: (email: string) =>
      `The new link goes to ${email}. The one you have now stops working at once.`,
    confirm: 'Replace it',
    cancel: 'Keep it',
    busy: 'Replacing...',
    done: {
      title: 'Your new link is on its way',
      body: (email: string) =>
        `We have mailed it to ${email}. The old link no longer works, and this dashboard is closed until you open the new one.`,
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

/** In English only, in every language of the site. A test compares the rows with what the code stores. */
const texts = {
  seo: {
    title: 'Cookie Policy | Closewise',
    description:
      'Every cookie and browser storage entry of Closewise: its name, what it is for, how long it stays, and which ones wait for your consent.',
    keywords: 'cookie policy, browser storage, consent, analytics cookies, Global Privacy Control',
  },
  title: 'Cookie Policy',
  updated: 'Last updated: April 18, 2025',
  lede: 'Every entry that we store in your browser, by name, and which ones wait for your consent.',
  contents: 'On this page',
  sections: [
    {
      id: 'kinds',
      title: 'Three categories',
      paragraphs: [
        'Necessary entries make the site and your purchase work, and are stored without asking. Analytics and marketing entries are stored only after you have allowed their category. A cookie is sent to our server with each request; the other entries stay in your browser.',
        'If your browser sends the Global Privacy Control signal, we treat it as your refusal of marketing.',
      ],
    },
    {
      id: 'advertising',
      title: 'Analytics and marketing',
      paragraphs: [
        'Without your consent, no request is sent to an analytics or advertising company. After you have allowed marketing, and if the operator of the site has set up an advertising pixel, your browser requests an invisible image from Meta when you open a page and when you make a purchase. Meta may then use its own cookies at facebook.com. None of its scripts run on our pages, and we never tell it which page you read, the property, your email or the number of your report.',
      ],
    },
    {
      id: 'payment',
      title: 'The card form',
      paragraphs: [
        'On the checkout page, Stripe’s card form stores two cookies of its own, __stripe_mid (one year) and __stripe_sid (30 minutes), which Stripe uses to detect fraud. They are necessary for the payment and are not set on other pages.',
      ],
    },
    {
      id: 'change',
      title: 'Change your mind',
      paragraphs: [
        'You can change your choice at any time, and delete entries in the settings of your browser. Without the necessary ones, the site still works, but it forgets what you have typed and which partner sent you.',
      ],
    },
  ],
  settings: 'Cookie Settings',
  entries: {
    title: 'What is stored',
    columns: ['Name', 'Kind', 'Category', 'Purpose', 'Duration'],
    rows: [
      [
        'closewise_ref',
        'Cookie',
        'Necessary',
        'The code of the partner whose link you followed, so that the partner is paid. Not used for advertising.',
        '30 days',
      ],
      ['closewise_referral', 'Local storage', 'Necessary', 'The same code with its time.', '30 days'],
      [
        'closewise_property_draft',
        'Session storage',
        'Necessary',
        'What you have typed into the property form, in case you go back to it.',
        'Until the tab is closed',
      ],
      [
        'closewise_current_order',
        'Session storage',
        'Necessary',
        'Your property as we understood it, for the checkout.',
        'Until the tab is closed',
      ],
      [
        'closewise_premium_choice',
        'Session storage',
        'Necessary',
        'Whether you chose premium sections at the checkout.',
        'Until the tab is closed',
      ],
      [
        'closewise_current_report',
        'Session storage',
        'Necessary',
        'The report that this tab is buying.',
        'Until the tab is closed',
      ],
      [
        'closewise_purchases_reported',
        'Local storage',
        'Necessary',
        'Marks of purchases already counted, so that none is counted twice. A mark cannot open a report.',
        'Until you delete it',
      ],
      [
        'closewise_toast',
        'Session storage',
        'Necessary',
        'A notice for the next page to show.',
        'Until it is shown',
      ],
      [
        'closewise_cookie_consent, closewise_cookie_preferences',
        'Local storage',
        'Necessary',
        'What you have chosen about cookies.',
        'Until you delete it',
      ],
      [
        'closewise_cookie_banner',
        'Local storage',
        'Necessary',
        'That you reopened the cookie banner.',
        'Until you have chosen',
      ],
      [
        'closewise_social_proof',
        'Local storage',
        'Necessary',
        'That you have closed the notices of recent orders, so that no more are shown.',
        'Until you delete it',
      ],
      [
        'closewise_social_proof_disable_mobile',
        'Local storage',
        'Necessary',
        'That these notices are not shown on this phone.',
        'Until you delete it',
      ],
      [
        'closewise_social_proof_settings',
        'Local storage',
        'Necessary',
        'For administrators only: the settings of these notices that they last saved.',
        'Until you delete it',
      ],
      [
        'partner-language',
        'Session storage',
        'Necessary',
        'The language that you chose on partner pages.',
        'Until the tab is closed',
      ],
      [
        'closewise-affiliate, closewise-organization, closewise-admin',
        'Cookie',
        'Necessary',
        'The session of partners and administrators who sign in. With https the names begin with __Host-.',
        'At most 12 hours for an administrator, 30 days for a partner',
      ],
      [
        'closewise-device',
        'Cookie',
        'Necessary',
        'That an administrator or organization has signed in from this browser before, so that a stranger’s wrong passwords do not lock them out. With https: __Host-closewise-device.',
        '180 days',
      ],
    ],
  },
} as const;
export default texts;

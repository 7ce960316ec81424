const en = {
  seo: {
    title: 'Privacy Policy | Closewise',
    description:
      'What Closewise keeps about home buyers, why, for how long, who receives it, and how to see it or have it erased.',
    keywords: 'privacy policy, personal data, closing cost report, data retention, erase my data',
  },
  title: 'Privacy Policy',
  updated: 'Last updated: May 7, 2025',
  lede: 'What we keep about you, why, for how long, and how you have it erased.',
  contents: 'On this page',
  sections: [
    {
      id: 'short',
      title: 'The short version',
      paragraphs: [
        'You need no account. We ask for the property, the price and how you are buying, because the report is computed from them, and for your email address, to which we mail the link to it and news of it, such as a change or a refund.',
        'We do not sell your data, and we do not give your address or email to lenders, agents or title companies.',
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      paragraphs: [
        'For a report: the property address, purchase price, buyer type, property type, whether there is a pool, what you add about the county or city limits, what you tell us when you refine the report, such as your loan or the closing date, and your email address, to which the link is mailed.',
        'For the payment: the amount, its time and state, an identifier from the card provider, and the brand and last four digits of the card for your receipt. Your card number goes from your browser to the card provider; it never reaches our servers.',
        'For referrals: the code of the link that brought you, for 30 days in your browser. It is recorded with your purchase so that the partner who sent you is paid.',
        'For partners: name, email address, website, and membership in an organization if you state one. Bank details are given to the payout provider, not to us.',
        'For counting visits: how many visitors the site has, and how many follow a partner’s link, on each day. To count you once, your network address and the name of your browser are made into a mark with a random key, which is thrown away when the day (UTC) is over, and the marks with it. Nothing is stored in your browser for it, neither address nor browser is kept, and what remains is a number. If your browser sends Global Privacy Control, you are not counted.',
        'For safety: our servers see your IP address. It is used to answer you, and to limit requests so that nobody can flood the service or guess report links. When somebody signs in to a partner or staff account, it is kept with that sign-in, so that the account’s owner and we can recognize a stranger.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      paragraphs: [
        'To make your report and to show it at its link; to mail you its link; to take the payment and answer for it in our books; to pay partners; and to keep the service safe.',
        'We use no profile of you, and no decision about you is made by a machine. The figures of the report come from published rules and rates, not from data about other buyers.',
      ],
    },
    {
      id: 'who-receives',
      title: 'Who receives it',
      paragraphs: [
        'The card provider that takes your payment, the payout provider that pays partners, the mail service that delivers your report, and the company whose computers we run on. Each gets what its task needs. Their own privacy policies apply to what they keep.',
        'Where we look up facts of the property, such as its flood zone or sales nearby, the street address goes to the geocoder of the US Census Bureau and to our provider of public records; FEMA gets the point on the map. Your name, your email address and what you pay go to none of them.',
        'Where a language model words a part of the report, its provider gets the kind of purchase, figures of the report, and the state, county and city. The street, the ZIP code, your name and your email address do not go there.',
        'Authorities, where the law obliges us.',
        'A partner whose link you used sees when a sale was made, what was paid and given back of it, and what it earns. A partner never sees your name, address, email or report.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      paragraphs: [
        'Only what the purchase needs is stored without your consent. Analytics and marketing are off until you allow them, and a browser that sends the Global Privacy Control signal is respected. Visits are counted without either. The cookie policy lists every entry.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        'A report that is not paid for is erased after 30 days. A paid report is normally erased 365 days after it was made, so save or print what you need before.',
        'Records of payments are kept as the tax law requires. They hold amounts, dates, identifiers and the last four digits of the card, and no address or email.',
        'Partners’ data stays while the account is open. When it ends, what is personal is erased, and the entries of the books remain under the partner’s code.',
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected',
      paragraphs: [
        'What names you is encrypted with a key of its own for each report. To erase it we destroy the key, also for copies and backups. Report links carry numbers that cannot be guessed. All traffic is encrypted.',
        'Anyone who has the link to a report can read it. Share it only with people who may read it.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'You may ask what we keep about you, get a copy, have it corrected, and have it erased before its time. You may object to analytics and marketing at any time in the cookie settings. These rights are the same for everyone, in whichever state you live, and using them costs nothing.',
        'Reply to any mail that you have from us, or write to the address that sent it. Name the email address or the number of the report, so that we can find it; we may ask you to show that the request is yours. We answer within 30 days.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'The service is for adults of 18 and over. We do not knowingly collect data from children; tell us if it happened, and we erase it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When this policy changes, the date at the top changes with it. What was collected under an earlier version stays protected at least as well.',
      ],
    },
  ],
};
export type PrivacyMessages = typeof en;
export default en;

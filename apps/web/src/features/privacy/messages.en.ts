const en = {
  seo: {
    title: 'Privacy Policy | Closewise',
    description:
      'What Closewise keeps about home buyers, why, for how long, who receives it, and how to see it or have it erased.',
    keywords: 'privacy policy, personal data, closing cost report, data retention, erase my data',
  },
  title: 'Privacy Policy',
  updated: 'Last updated: May 7, 2025',
  lede: 'What we keep about you, why, for how long, and how to have it erased.',
  contents: 'On this page',
  sections: [
    {
      id: 'short',
      title: 'The short version',
      paragraphs: [
        'You need no account. We ask for the property, the price and how you are buying, because the report is calculated from them. We ask for your email address to send you the link to the report and news about it, such as a change or a refund.',
        'We do not sell your data, and we do not give your address or email to lenders, agents or title companies.',
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      paragraphs: [
        'For a report: the property address, purchase price, buyer type, property type, whether there is a pool, what you add about the county or city limits, what you tell us when you refine the report, such as your loan or the closing date, and your email address, to which we send the link.',
        'For the payment: the amount, time and status, an identifier from the card provider, and the brand and last four digits of the card for your receipt. Your card number goes from your browser to the card provider; it never reaches our servers.',
        'For referrals: the code of the link that brought you here, stored in your browser for 30 days. It is recorded with your purchase so that the partner who sent you is paid.',
        'For partners: name, email address, website, and membership in an organization if you state one. Bank details go to the payout provider, not to us.',
        'For counting visits: how many visitors the site has each day, and how many follow a partner’s link. To count you only once, we turn your network address and the name of your browser into a code with a random key. The key and the codes are deleted when the day (UTC) is over. Nothing is stored in your browser for this, neither the address nor the browser’s name is kept, and only a number remains. If your browser sends Global Privacy Control, you are not counted.',
        'For safety: our servers see your IP address. It is used to answer you, and to limit requests so that nobody can flood the service or guess report links. When someone signs in to a partner or staff account, the address is kept with that sign-in, so that the account’s owner and we can recognize a stranger.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      paragraphs: [
        'To make your report and show it at its link; to email you the link; to take the payment and account for it in our books; to pay partners; and to keep the service safe.',
        'We do not build a profile of you, and no decision about you is made by a machine. The figures of the report come from published rules and rates, not from data about other buyers.',
      ],
    },
    {
      id: 'who-receives',
      title: 'Who receives it',
      paragraphs: [
        'The card provider that takes your payment, the payout provider that pays partners, the mail service that delivers your report, and the company that hosts our servers. Each receives what its task requires. Their own privacy policies apply to what they keep.',
        'When we look up facts about the property, such as its flood zone or sales nearby, the street address goes to the geocoder of the US Census Bureau and to our provider of public records; FEMA receives the point on the map. None of them receives your name, your email address or what you pay.',
        'When a language model words part of the report, its provider receives the kind of purchase, figures from the report, and the state, county and city. It does not receive the street, the ZIP code, your name or your email address.',
        'Authorities, when the law requires it.',
        'A partner whose link you used sees when a sale was made, how much of it was paid and refunded, and what the partner earns. A partner never sees your name, address, email or report.',
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
        'An unpaid report is erased after 30 days. A paid report is normally erased 365 days after it was made, so save or print what you need before then.',
        'Payment records are kept as tax law requires. They contain amounts, dates, identifiers and the last four digits of the card, but no address or email.',
        'Partners’ data is kept while the account is open. When it ends, personal data is erased, and the entries in our books remain under the partner’s code.',
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected',
      paragraphs: [
        'Data that identifies you is encrypted with a separate key for each report. To erase it, we destroy the key, which makes copies and backups unreadable, too. Report links contain numbers that cannot be guessed. All traffic is encrypted.',
        'Anyone who has the link to a report can read it. Share it only with people who may read it.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'You may ask what we keep about you, get a copy, have it corrected, and have it erased early. You may object to analytics and marketing at any time in the cookie settings. These rights are the same for everyone, whatever state you live in, and using them costs nothing.',
        'Reply to any email from us, or write to the address that sent it. Include the email address or the report number so that we can find your data; we may ask you to show that the request is yours. We answer within 30 days.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'The service is for adults 18 and over. We do not knowingly collect data from children; if this has happened, tell us and we will erase it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When this policy changes, the date at the top changes, too. Data collected under an earlier version stays protected at least as well.',
      ],
    },
  ],
};
export type PrivacyMessages = typeof en;
export default en;

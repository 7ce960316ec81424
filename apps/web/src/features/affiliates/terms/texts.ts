/** In English only, like all partner pages. Each paragraph states a rule that the product enforces. */
const texts = {
  seo: {
    title: 'Affiliate terms | Closewise',
    description:
      'The terms of the Closewise affiliate program: 40% of each referred report, how referrals count, refunds, payouts, disclosure and termination.',
    keywords: 'affiliate terms, referral commission, payout rules, affiliate disclosure',
  },
  title: 'Affiliate terms',
  updated: 'Last updated: June 16, 2025',
  lede: 'These are the rules of the Closewise affiliate program. By registering you accept them.',
  contents: 'On this page',
  register: 'Register as Affiliate',
  sections: [
    {
      id: 'joining',
      title: 'Who may join',
      paragraphs: [
        'You must be 18 or older and give us your own name and an email address that reaches you. One email address has one affiliate account.',
        'You work for yourself. Nothing here makes you an employee, agent or representative of Closewise, and you may not sign or promise anything in our name.',
      ],
    },
    {
      id: 'commission',
      title: 'What you earn',
      paragraphs: [
        'You earn a flat 40% of what each referred buyer pays for a report: {commission} on a {price} report. There are no tiers and no caps. If the price changes, the percentage stays.',
        'We may agree another rate with you, never below 25% and never above 40%. A rate applies to reports that are paid after it was set; it never changes what you have already earned.',
        'A sale is recorded once, when the card provider confirms the payment, whatever is repeated or reloaded.',
      ],
    },
    {
      id: 'referrals',
      title: 'When a sale is yours',
      paragraphs: [
        'A buyer who arrives through your referral link is yours for 30 days in that browser. If the buyer follows another partner’s link within that time, the last link counts.',
        'The code must be yours and your account active when the report is paid. A sale with an unknown code, or with the code of a paused or closed account or of an organization that is not approved, goes through and earns nothing.',
      ],
    },
    {
      id: 'self-referral',
      title: 'Your own purchases',
      paragraphs: [
        'You may not earn on reports that you buy yourself. A purchase with your email address (also with different capitals or a +tag), or with a card that you have used before, earns no commission. The report itself is delivered as usual.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds and disputed payments',
      paragraphs: [
        'If a payment is refunded, your commission on the refunded part is taken back. The same applies when a cardholder’s bank takes a payment back; if that dispute is won, the commission returns.',
        'If this happens after you were paid, your balance can fall below zero. It is carried forward and made up from later commissions; we do not send you a bill for it.',
      ],
    },
    {
      id: 'payouts',
      title: 'When you are paid',
      paragraphs: [
        'Commissions are counted by calendar month (UTC) and paid through our payout provider within 30 days of the end of the month, once your balance has reached $100: {referrals} referrals at {commission}. A smaller balance waits for the next month.',
        'Before the first payout you must have opened the dashboard link that we emailed you and have completed payout setup with the provider. Until then your balance stays recorded in your name. For 7 days after your email address or your payout account has changed, nothing is paid out.',
        'You are responsible for the taxes on what you earn. The payout provider may ask for what the tax authorities require.',
      ],
    },
    {
      id: 'organizations',
      title: 'Members of an organization',
      paragraphs: [
        'If you belong to a participating organization, it earns an additional 10% of your sales. That is paid by Closewise and never taken from your commission.',
        'Membership must be true. We may check it with the organization and correct it; a correction applies to later sales.',
      ],
    },
    {
      id: 'disclosure',
      title: 'Tell people that you earn',
      paragraphs: [
        'Whenever you share your link or code, state conspicuously and close to it that you earn a commission. The Federal Trade Commission requires it (16 CFR Part 255). Your dashboard has a text that you may use.',
        'Follow the rules of your own profession and employer, too, including those on referral fees in real estate transactions. It is up to you to find out whether your license allows you to take a commission.',
      ],
    },
    {
      id: 'promotion',
      title: 'How you may promote',
      paragraphs: [
        'Say nothing about the report that is not on our own pages. Do not promise an amount of savings, do not call an estimate a quote, and do not present the report as legal, tax or lending advice.',
        'No unsolicited bulk messages, no misleading ads, no pretending to be Closewise, and no placing of referral cookies without a real visit.',
      ],
    },
    {
      id: 'link',
      title: 'Your dashboard link',
      paragraphs: [
        'The link in your email opens your dashboard without a password. Keep it to yourself. You can replace it at any time, and the old one stops working immediately.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending, and termination',
      paragraphs: [
        'You may stop at any time, and ask us to delete your account. It then earns nothing more; what you had earned stays recorded until it is paid under these terms, and the rest of your data is erased.',
        'We may pause an account while we look into a question. A paused account earns nothing on sales made meanwhile, and keeps what it had earned.',
        'If you break these terms, for example by self-referral, false claims or unsolicited messages, we may terminate your account. On termination pending commissions are forfeited, and reapplying is banned.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'We may change these terms; the date at the top says when. A change never reduces what you have earned before it. If you do not accept a change, stop using your link.',
      ],
    },
  ],
} as const;
export default texts;

type ReportInMail = Readonly<{ place: string; price: string; day: string; orderNumber: string }>;

const report = {
  subject: 'Your closing cost report is ready',
  greeting: 'The report you bought is ready. It is about this property:',
  open: 'Open my report',
  linkBelow: 'Or copy this address into your browser:',
  refine: 'Is something wrong, or has it changed? You can correct the report for 30 days at no extra cost:',
  keepPrivate: 'Anyone who has this link can read the report, so share it only with people you trust.',
  why: 'You are receiving this email because you requested your report by email when you bought it from Closewise.',
};

/** What the mails to buyers say. No mail repeats what somebody typed, apart from the state, the ZIP code and the price. */
export const mails = {
  property: (place: string, price: string) => `Property in ${place} for ${price}`,
  /** Invites a reader of another language to read the report in this one. */
  readInThisLanguage: 'Read the report in English',
  report,
  /** Premium sections that were bought later. */
  premium: {
    ...report,
    subject: 'Your report now has its premium sections',
    greeting: 'The premium sections you bought are in your report. It is about this property:',
  },
  /** The link, sent again at the buyer's request. */
  again: {
    ...report,
    why: 'You are receiving this email because we were asked to send you the link again.',
  },
  receipt: {
    title: 'Receipt',
    orderNumber: 'Order number',
    date: 'Date',
    items: { report: 'Closing cost report', premium: 'Premium sections' },
    paid: 'Paid',
    card: 'Card',
    final: 'All sales are final.',
  },
  version: {
    corrected: {
      subject: 'Your closing cost report was changed',
      greeting: (version: number) =>
        `Someone who has the link to your report changed it. Version ${version} is now the newest. The report is about this property:`,
      help: 'If that was you, there is nothing to do. If it was not, you can restore the first version here. Restoring uses none of your corrections and works even if all of them have been used:',
    },
    restored: {
      subject: 'The first version of your report was restored',
      greeting: (version: number) =>
        `Your report is again as you bought it; this is version ${version}. The report is about this property:`,
      help: 'All versions, and what you can still correct:',
    },
    changed: 'This is different from the previous version:',
    open: 'Open my report',
    why: 'You are receiving this email because you gave this address when you bought a report from Closewise. We send one for each change, so that nobody changes your report without your knowledge.',
  },
  refund: {
    made: {
      subject: 'Your refund from Closewise',
      greeting: 'We have refunded your payment for the report about this property:',
      next: 'The money goes back to the card you paid with. Most banks show it within 5 to 10 business days.',
    },
    failed: {
      subject: 'Your refund from Closewise did not arrive',
      greeting: 'Your bank did not accept the refund of your payment for the report about this property:',
      next: 'The money is back with us. Please reply to this email so that we can send it to you another way.',
    },
    orderNumber: 'Order number',
    paid: 'You paid',
    amount: 'Refund',
    left: 'Paid after refunds',
    card: 'Card',
    whole: 'You keep your report, and everything you can do with it stays the same.',
    closed: 'You can still read your report, but it can no longer be corrected.',
    why: 'Questions? Reply to this email.',
  },
  found: {
    subject: 'The links to your reports',
    greeting: 'These reports were bought with this email address:',
    about: ({ place, price, day, orderNumber }: ReportInMail) =>
      `Property in ${place} for ${price}, bought on ${day}, order ${orderNumber}`,
    keepPrivate: 'Anyone who has a link can read its report, so share it only with people you trust.',
    why: 'You are receiving this email because somebody entered your address at "Find my report". If it was not you, you can ignore it: only you have received the links.',
  },
};

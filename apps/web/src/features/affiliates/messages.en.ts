import { formatCount } from '../../shared/i18n/format-count';

const en = {
  sales: {
    title: 'Your sales',
    lede: 'All reports paid through your link, newest first. The buyers’ identities are not shown.',
    caption: 'Sales through your link, newest first',
    loading: 'Loading your sales...',
    failed: 'Your sales could not be loaded. Nothing is lost.',
    retry: 'Try again',
    day: 'Day',
    amount: 'Buyer paid',
    state: 'Status',
    commission: 'Commission',
    states: {
      pending: 'Pending',
      confirmed: 'Confirmed',
      disputed: 'Disputed',
      reversed: 'Reversed',
    },
    until: (day: string) => `until ${day}`,
    givenBack: (amount: string) => `${amount} refunded`,
    explained:
      'A sale is pending while a refund is still likely, then it is confirmed and paid out. A disputed sale is not paid out until the buyer’s bank decides. A reversed sale was refunded in full, or the buyer’s bank took the payment back.',
    newer: 'Newer sales',
    older: 'Older sales',
    shown: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
    empty: {
      title: 'No sales yet',
      body: 'A sale appears here as soon as a buyer has paid for a report through your link.',
    },
    file: {
      label: 'Download as CSV',
      busy: 'Preparing your file...',
      failed: 'The file could not be created. Please try again.',
    },
  },
  visits: {
    title: 'Visits to your link',
    lede: 'Each visitor is counted once a day, anonymously and without cookies.',
    loading: 'Loading your visits...',
    failed: 'The visits could not be loaded. They are still being counted.',
    retry: 'Try again',
    lately: 'Visits',
    latelyNote: (days: number) => `In the last ${days} days`,
    sales: 'Sales',
    salesNote: 'In the same period, without reversed ones',
    conversion: 'Sales per 100 visits',
    conversionNote:
      'A sale can follow up to 30 days after a visit, and buyers whose browser opts out of counting appear only in the sales.',
    noConversion: 'None yet',
    total: (count: number, day: string) =>
      `${formatCount(count, 'en', { one: 'visit', other: 'visits' })} since ${day}, when counting began.`,
    chart: 'Visits by day',
    byDay: 'Visits by day as a table',
    day: 'Day',
    visits: 'Visits',
    empty: {
      title: 'No visits yet',
      body: 'They appear here as soon as someone follows your link. Your own visits count too.',
    },
  },
};
export type AffiliateMessages = typeof en;
export default en;

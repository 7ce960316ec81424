const en = {
  title: 'Your sales',
  lede: 'Each report paid through your link, the newest first. Who bought is not shown to anybody.',
  caption: 'Sales through your link, the newest first',
  loading: 'Loading your sales...',
  failed: 'Your sales could not be loaded. Nothing is lost.',
  retry: 'Try again',
  day: 'Day',
  amount: 'Buyer paid',
  state: 'State',
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
    'A sale is pending for as long as most refunds take, then confirmed and paid out. A disputed one is not paid out until the buyer’s bank decides. A reversed one was refunded in full, or the buyer’s bank took the payment back.',
  newer: 'Newer sales',
  older: 'Older sales',
  shown: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  empty: {
    title: 'No sales yet',
    body: 'A sale appears here as soon as a buyer has paid for a report through your link.',
  },
  file: {
    label: 'Download as CSV',
    busy: 'Your sales are being written...',
    failed: 'The file could not be made. Please try again.',
  },
};
export type SalesMessages = typeof en;
export default en;

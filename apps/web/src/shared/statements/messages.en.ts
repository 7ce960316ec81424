const en = {
  title: 'Statements',
  lede: 'One for each month that is over, with every entry and the seal of our books. The CSV can be checked without us.',
  loading: 'Loading the statements...',
  failed: 'The statements could not be loaded.',
  retry: 'Try again',
  empty: {
    title: 'No statement yet',
    body: 'The statement of a month is there once the month is over.',
  },
  list: 'Statements by month, the newest first',
  formats: [
    { label: 'CSV', name: (month: string) => `Statement of ${month} as CSV` },
    { label: 'PDF', name: (month: string) => `Statement of ${month} as PDF` },
    {
      label: 'PDF in Spanish',
      name: (month: string) => `Statement of ${month} as PDF in Spanish`,
    },
  ],
  all: (count: number) => `Show all ${count} months`,
};
export default en;
export type StatementMessages = typeof en;

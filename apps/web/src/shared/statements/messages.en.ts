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
  downloading: (name: string) => `Downloading: ${name}...`,
  download: {
    failed: (name: string) =>
      `${name} could not be downloaded. The connection may have broken off; nothing is lost.`,
    unsealed: (name: string) =>
      `${name} is not ready yet: our books are just being sealed. Try again in a minute.`,
    ended: (name: string) =>
      `${name} could not be downloaded, since you are no longer signed in. Open this page again to sign in.`,
    gone: (name: string) =>
      `There is no file for this: ${name}. Reload the page to see which statements there are.`,
  },
  check: {
    lede: 'To check a CSV on your own computer (it needs Node 20 or newer), use:',
    program: 'the program that checks it',
    key: 'our public key',
  },
  all: (count: number) => `Show all ${count} months`,
};
export default en;
export type StatementMessages = typeof en;

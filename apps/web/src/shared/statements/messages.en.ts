const en = {
  title: 'Statements',
  lede: 'One for each month after it ends, with every entry and the seal of our books. You can check the CSV without us.',
  loading: 'Loading the statements...',
  failed: 'The statements could not be loaded.',
  retry: 'Try again',
  empty: {
    title: 'No statement yet',
    body: 'Each month’s statement appears here after the month ends.',
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
      `${name} could not be downloaded. The connection may have been interrupted. Nothing is lost.`,
    unsealed: (name: string) =>
      `${name} is not ready yet: our books are still being sealed. Try again in a minute.`,
    ended: (name: string) =>
      `${name} could not be downloaded, because you are no longer signed in. Open this page again to sign in.`,
    gone: (name: string) => `${name} does not exist. Reload the page to see the available statements.`,
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

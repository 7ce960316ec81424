/** What the page says around the report: what only a screen needs. */
export const en = {
  skip: 'Skip to the report',
  home: 'Closewise, to the home page',
  contents: 'Contents',
  otherLanguage: 'Leer en español',
  actions: 'Keep this report',
  refine: 'Correct or refine',
  print: 'Print',
  savePdf: 'Save as PDF',
  copyLink: 'Copy link',
  copied: 'Link copied',
  saveHint: 'Keep the link to this page: the report is not stored in an account.',
  addPremium: 'Add premium sections',
  closed: {
    'given-back':
      'This report was refunded. It stays readable, but can no longer be corrected or get premium sections.',
    disputed:
      'The payment for this report is disputed at the bank. Until the bank has decided, it stays readable, but can neither be corrected nor get premium sections.',
  },
  order: 'Order the report for your home',
  unfold: 'Open a fee for whom to contact, what to ask for, its calculation and its source.',
  notFound: {
    title: 'Report not found',
    text: 'There is no report at this address. Check the link in your browser or in your e-mail; a report opens once it is paid and written.',
    home: 'Go to the home page',
  },
  pdfBusy: {
    title: 'Your PDF has to wait a moment',
    text: 'We are writing many PDFs right now. Your report is safe and stays at its address.',
    when: 'Please try again in 10 seconds.',
    again: 'Try again',
  },
  unavailable: {
    title: 'This report cannot be shown right now',
    text: 'We cannot reach the place where reports are kept. Every report that was paid for is safe and stays at its address.',
    when: 'Please try again in a minute.',
    again: 'Try again',
  },
};

/** The labels of one language. */
export type Labels = typeof en;

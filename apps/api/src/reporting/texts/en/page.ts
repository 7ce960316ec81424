/** Texts around the report: the web page's controls and messages, the PDF's page numbers. */
export const page = {
  skip: 'Skip to the report',
  home: 'Closewise, to the home page',
  contents: 'Contents',
  /** Invites a reader of another language to read the report in this one. */
  readInThisLanguage: 'Read in English',
  actions: 'Keep this report',
  refine: 'Correct or refine',
  print: 'Print',
  savePdf: 'Save as PDF',
  copyLink: 'Copy link',
  copied: 'Link copied',
  saveHint: 'Keep the link to this page: the report is not stored in an account.',
  addPremium: 'Add premium sections',
  pageNumber: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** For a PDF that lacks typefaces for some letters. */
  lettersMissing: (substitute: string) =>
    `This file has no typeface for some letters and shows ${substitute} in their place. The web page of the report shows them.`,
  closed: {
    'given-back':
      'This report was refunded. You can still read it, but no longer correct it or add premium sections.',
    disputed:
      'The payment for this report is being disputed with the bank. Until the bank decides, you can read the report, but not correct it or add premium sections.',
  },
  order: 'Order the report for your home',
  unfold: 'Open a fee to see who to contact, what to ask for, its calculation and its source.',
  notFound: {
    title: 'Report not found',
    text: 'There is no report at this address. Check the link in your browser or in your email. A report opens once it is paid for and ready.',
    home: 'Go to the home page',
  },
  pdfBusy: {
    title: 'Your PDF is delayed',
    text: 'We are preparing many PDFs right now. Your report is safe and stays at its address.',
    when: 'Please try again in 10 seconds.',
    again: 'Try again',
  },
  unavailable: {
    title: 'This report cannot be shown right now',
    text: 'We cannot reach our report storage right now. Every paid report is safe and stays at its address. If you have already paid, please do not pay again: we will find your payment and prepare your report.',
    when: 'Please try again in a minute.',
    again: 'Try again',
  },
};

const en = {
  seo: { title: 'Thank you | Closewise', description: 'Your closing cost report is ready.' },
  title: 'Thank you. Your report is ready.',
  lede: 'Read it before you sign anything, and take it with you to closing.',
  open: 'Open your report',
  save: {
    title: 'Save this link',
    body: 'It is the only way back to your report: reports are not kept for you.',
    label: 'Link to your report',
    copy: 'Copy link',
    copied: 'Copied!',
  },
  mail: {
    title: 'Waiting for the email?',
    body: 'If you asked for your report by email, check your spam or promotions folder too.',
  },
};
export type ThankYouMessages = typeof en;
export default en;

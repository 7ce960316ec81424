import checkout from '../messages.en';

const en = {
  ...checkout,
  seo: {
    title: 'Premium for your report | Closewise',
    description: 'Add the premium sections to a closing cost report that you have bought.',
  },
  offered: {
    title: 'Add premium to your report',
    lede: (price: string) => `Five sections about this home for ${price}, in the report that you have.`,
  },
  includes: {
    title: 'What premium adds',
    keeps: 'Your report is written anew with them. Its link stays the same.',
    final: 'All sales are final. There are no refunds.',
  },
  asking: 'Asking the sources about this home…',
  'not-offered': {
    title: 'Premium is not available for this home',
    lede: 'Too few sources answer for it now. Your report stays as it is, and nothing was charged.',
  },
  closed: {
    title: 'Premium cannot be added to this report',
    lede: 'Its payment was refunded, or the bank is still deciding about it. Your report stays as it is, and nothing was charged.',
  },
  writing: {
    title: 'Your premium sections are being written',
    lede: 'They are paid. This page shows your report as soon as it has them, usually within a minute. Until then it can be read as it was.',
  },
  failed: {
    title: 'Your premium sections could not be written yet',
    lede: 'Your payment is safe and you will not be charged again. Our team sees this report and will start it again; its link shows them as soon as they are ready.',
  },
  ready: {
    title: 'Your report is a premium report',
    lede: 'Flood zone, property tax history, schools, neighborhood statistics and comparable sales are in it.',
  },
  unknown: {
    title: 'We do not know this report',
    lede: 'Check the link: the number in it belongs to no report that was bought.',
  },
  unavailable: {
    title: 'We cannot look for your report now',
    lede: 'You may be offline, or our server may be away for a moment. Nothing was charged.',
  },
};
export type PremiumMessages = typeof en;
export default en;

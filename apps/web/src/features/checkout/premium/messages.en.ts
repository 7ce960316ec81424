import checkout from '../messages.en';

const en = {
  ...checkout,
  seo: {
    title: 'Premium for your report | Closewise',
    description: 'Add the premium sections to a closing cost report that you have bought.',
  },
  offered: {
    title: 'Add premium to your report',
    lede: (price: string) =>
      `Five sections about this home for ${price}, added to the report you already have.`,
  },
  includes: {
    title: 'What premium adds',
    keeps: 'We update your report with them. Its link stays the same.',
    final: 'All sales are final. There are no refunds.',
  },
  asking: 'Checking our sources for this home…',
  'not-offered': {
    title: 'Premium is not available for this home',
    lede: 'Too few sources have data for it right now. Your report stays as it is, and nothing was charged.',
  },
  'after-payment': {
    title: 'Premium can be added once the report is paid',
    lede: 'We will then check whether it is available for this home. Nothing was charged.',
  },
  closed: {
    title: 'Premium cannot be added to this report',
    lede: 'Its payment was refunded, or the bank has not decided about it yet. Your report stays as it is, and nothing was charged.',
  },
  writing: {
    title: 'Your premium sections are being written',
    lede: 'They are paid. This page will show your report as soon as they are in it, usually within a minute. Until then you can read it without them.',
  },
  failed: {
    title: 'We could not write your premium sections yet',
    lede: 'Your payment is safe and you will not be charged again. Our team can see this report and will start it again. Its link will show them as soon as they are ready.',
  },
  ready: {
    title: 'Your report now includes premium',
    lede: 'It includes flood zone, property tax history, schools, neighborhood statistics and comparable sales.',
  },
  unknown: {
    title: 'We could not find this report',
    lede: 'Check the link: its number does not match any purchased report.',
  },
  unavailable: {
    title: 'We cannot load your report right now',
    lede: 'You may be offline, or our server may be briefly unavailable. If you have already paid for premium, do not pay again: we will find your payment and add the sections.',
  },
};
export type PremiumMessages = typeof en;
export default en;

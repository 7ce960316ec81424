const en = {
  categories: {
    necessary: {
      name: 'Necessary',
      note: 'They keep your order and these choices, and credit the agent whose link you followed. Always on.',
    },
    analytics: {
      name: 'Analytics',
      note: 'They count what happens on the site, such as purchases, so that we can improve it.',
    },
    marketing: {
      name: 'Marketing',
      note: 'They tell Meta that somebody who saw our ad visited or bought. Your address and your report are never sent.',
    },
  },
  privacyControl: {
    title: 'Your browser sends Global Privacy Control',
    body: 'We honor it: marketing stays off, whatever you choose here.',
  },
  accept: 'Accept all',
  decline: 'Decline all',
  save: 'Save preferences',
};
export type ConsentMessages = typeof en;
export default en;

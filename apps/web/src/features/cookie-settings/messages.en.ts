import consent from '../../shared/consent/messages.en';

const en = {
  seo: {
    title: 'Cookie Settings | Closewise',
    description: 'See what cookies Closewise uses and choose which of them you allow.',
    keywords: 'cookie settings, consent, analytics cookies, Global Privacy Control',
  },
  title: 'Cookie Settings',
  lede: 'Choose what Closewise may use. Changes take effect immediately.',
  current: {
    none: 'You have not chosen yet: only necessary cookies are used.',
    accepted: 'You have accepted all cookies.',
    declined: 'You have declined all but the necessary cookies.',
    preferences: 'You have chosen your own preferences.',
  },
  noScript: 'The choice needs JavaScript. Without it, only necessary cookies are used.',
  saved: { title: 'Cookie settings saved', description: 'They apply from now on in this browser.' },
  choices: consent,
};
export type CookieSettingsMessages = typeof en;
export default en;

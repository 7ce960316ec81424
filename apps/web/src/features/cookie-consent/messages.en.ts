import consent from '../../shared/consent/messages.en';

const en = {
  title: 'Your cookie choices',
  body: 'Necessary cookies keep the site working. Analytics and marketing start only if you allow them.',
  privacyControl: 'Your browser sends Global Privacy Control: marketing stays off.',
  preferences: 'Preferences',
  dialog: {
    title: 'Cookie preferences',
    body: 'Choose what Closewise may use. You can change this at any time under Manage Cookie Settings at the bottom of every page.',
    back: 'Back',
  },
  choices: consent,
};
export type CookieConsentMessages = typeof en;
export default en;

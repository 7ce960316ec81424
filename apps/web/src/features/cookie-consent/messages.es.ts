import consent from '../../shared/consent/messages.es';
import type { CookieConsentMessages } from './messages.en';

const es: CookieConsentMessages = {
  title: 'Su elección sobre las cookies',
  body: 'Las cookies necesarias hacen funcionar el sitio. La analítica y la publicidad solo empiezan si usted las permite.',
  privacyControl: 'Su navegador envía Global Privacy Control: la publicidad queda desactivada.',
  preferences: 'Preferencias',
  dialog: {
    title: 'Preferencias de cookies',
    body: 'Elija lo que Closewise puede usar. Puede cambiarlo en cualquier momento en Administrar cookies, al pie de cada página.',
    back: 'Volver',
  },
  choices: consent,
};
export default es;

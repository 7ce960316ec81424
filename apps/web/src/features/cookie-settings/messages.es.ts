import consent from '../../shared/consent/messages.es';
import type { CookieSettingsMessages } from './messages.en';

const es: CookieSettingsMessages = {
  seo: {
    title: 'Preferencias de cookies | Closewise',
    description: 'Vea qué cookies usa Closewise y elija cuáles permite.',
    keywords: 'preferencias de cookies, consentimiento, cookies analíticas, Global Privacy Control',
  },
  title: 'Preferencias de cookies',
  lede: 'Elija lo que Closewise puede usar. Los cambios se aplican de inmediato.',
  current: {
    none: 'Aún no ha elegido: solo se usan las cookies necesarias.',
    accepted: 'Usted ha aceptado todas las cookies.',
    declined: 'Usted ha rechazado todas las cookies salvo las necesarias.',
    preferences: 'Usted ha elegido sus propias preferencias.',
  },
  noScript: 'Para elegir se necesita JavaScript. Sin él, solo se usan las cookies necesarias.',
  saved: { title: 'Preferencias guardadas', description: 'Se aplican desde ahora en este navegador.' },
  choices: consent,
};
export default es;

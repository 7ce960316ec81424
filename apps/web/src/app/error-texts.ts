import type { Language } from '../shared/i18n/language';

type ErrorText = 'title' | 'body' | 'paid' | 'reload' | 'failed' | 'kept' | 'goOn';

/** Not part of the message files: they must show when those cannot be loaded. */
export const errorTexts: Readonly<Record<Language, Readonly<Record<ErrorText, string>>>> = {
  en: {
    title: 'This page did not load',
    body: 'An error occurred. Please try again.',
    paid: 'If you have already paid, do not pay again: your payment is safe, and we will make your report.',
    reload: 'Reload the page',
    failed: 'This part of the page stopped working.',
    kept: 'What you entered is kept. If your browser is translating this page, turning the translation off can help.',
    goOn: 'Continue',
  },
  es: {
    title: 'Esta página no se cargó',
    body: 'Ocurrió un error. Inténtelo de nuevo.',
    paid: 'Si ya pagó, no vuelva a pagar: su pago está seguro y prepararemos su informe.',
    reload: 'Volver a cargar',
    failed: 'Esta parte de la página dejó de funcionar.',
    kept: 'Lo que escribió se conserva. Si su navegador está traduciendo esta página, puede ayudar desactivar la traducción.',
    goOn: 'Continuar',
  },
};

/** In place of a page that only the browser renders. */
export const noScriptTexts: Readonly<Record<Language, string>> = {
  en: 'This page needs JavaScript. Please turn it on in your browser and load the page again.',
  es: 'Esta página necesita JavaScript. Actívelo en su navegador y vuelva a cargarla.',
};

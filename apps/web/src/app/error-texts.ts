/** Not part of the message files: they must show when those cannot be loaded. */
export const errorTexts = {
  en: {
    title: 'This page did not load',
    body: 'An error occurred. Please try again.',
    reload: 'Reload the page',
    failed: 'This part of the page stopped working.',
    kept: 'What you entered is kept. If your browser is translating this page, turning the translation off can help.',
    goOn: 'Continue',
  },
  es: {
    title: 'Esta página no se cargó',
    body: 'Ocurrió un error. Inténtelo de nuevo.',
    reload: 'Volver a cargar',
    failed: 'Esta parte de la página dejó de funcionar.',
    kept: 'Lo que escribió se conserva. Si su navegador está traduciendo esta página, puede ayudar desactivar la traducción.',
    goOn: 'Continuar',
  },
} as const;

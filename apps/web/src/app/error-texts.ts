/** Not part of the message files: they must show when those cannot be loaded. */
export const errorTexts = {
  en: {
    title: 'This page did not load',
    body: 'An error occurred. Please try again.',
    reload: 'Reload the page',
  },
  es: {
    title: 'Esta página no se cargó',
    body: 'Ocurrió un error. Inténtelo de nuevo.',
    reload: 'Volver a cargar',
  },
} as const;

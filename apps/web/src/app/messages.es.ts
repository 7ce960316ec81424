import type { ShellMessages } from './messages.en';

const es: ShellMessages = {
  skip: 'Saltar al contenido',
  brand: 'Closewise, inicio',
  nav: {
    label: 'Principal',
    home: 'Inicio',
    how: 'Cómo funciona',
    sample: 'Informe de muestra',
    start: 'Obtener mi informe',
    otherLanguage: 'English',
  },
  toasts: { label: 'Notificaciones', close: 'Cerrar la notificación' },
  footer: {
    tagline: 'Cada costo de cierre de su casa, en español e inglés claros, antes de firmar.',
    navLabel: 'Pie de página',
    disclaimer:
      'Closewise no es prestamista, corredor, compañía de títulos ni bufete de abogados. Las cifras son estimaciones para planificar; no sustituyen el Loan Estimate ni el Closing Disclosure que su prestamista debe entregarle.',
    terms: 'Todas las ventas son finales. Solo para mayores de 18 años.',
    rights: '© Closewise. Todos los derechos reservados.',
  },
};
export default es;

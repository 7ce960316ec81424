import type { ConsentMessages } from './messages.en';

const es: ConsentMessages = {
  categories: {
    necessary: {
      name: 'Necesarias',
      note: 'Guardan su pedido y estas preferencias, y acreditan al agente cuyo enlace usted siguió. Siempre activas.',
    },
    analytics: {
      name: 'Analítica',
      note: 'Cuentan lo que ocurre en el sitio, como las compras, para que podamos mejorarlo.',
    },
    marketing: {
      name: 'Publicidad',
      note: 'Indican a Meta que alguien que vio nuestro anuncio nos visitó o compró. Nunca se envían su dirección ni su informe.',
    },
  },
  privacyControl: {
    title: 'Su navegador envía Global Privacy Control',
    body: 'Lo respetamos: la publicidad queda desactivada, elija lo que elija aquí.',
  },
  accept: 'Aceptar todas',
  decline: 'Rechazar todas',
  save: 'Guardar preferencias',
};
export default es;
